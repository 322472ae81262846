import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { FIRST_PAGE, testKinds, type Answer, type Deed, type FormItem, type Rule, type Test } from './form.ts'
import { assertInAMoment } from '#kernel/testing.ts'
import { formFaults } from './form-faults.ts'
import { courseOf, holdsOf } from './logic.ts'
import { aForm } from './testing.ts'

const text = (id: string, required = false): FormItem => ({ id, kind: 'text', label: id, required })
const page = (id: string): FormItem => ({ id, kind: 'page', label: '' })
const yesNo = (id: string, required = false): FormItem => ({
  id,
  kind: 'choice',
  label: id,
  required,
  options: [
    { id: `${id}yes`, label: 'Yes' },
    { id: `${id}no`, label: 'No' },
  ],
})
const yes = (field: string): Test => ({ field, kind: 'is', value: `${field}yes` })
const no = (field: string): Test => ({ field, kind: 'is', value: `${field}no` })
let made = 0
const rule = (deed: Deed, tests: readonly Test[], match: Rule['match'] = 'all'): Rule => {
  made += 1
  return { id: `rule${made}`.padEnd(6, 'x'), match, tests, deed }
}
const course = (form: ReturnType<typeof aForm>, answers: Record<string, string>) =>
  courseOf(
    form,
    new Map<string, Answer>(
      Object.entries(answers).map(([id, value]) => [
        id,
        form.items.find((item) => item.id === id)?.kind === 'choice' ? { options: [value] } : value,
      ]),
    ),
  )
const faultKinds = (form: ReturnType<typeof aForm>) => formFaults(form).map(({ kind }) => kind)

test('tests compare numbers by size, days by the calendar, words without regard to case', () => {
  const holds = (kind: Test['kind'], value: string, answer?: Answer) =>
    holdsOf({ field: 'f', kind, value }, answer)
  assert.ok(holds('more', '9', 10))
  assert.ok(!holds('more', '9', 'z'))
  assert.ok(holds('less', '2026-12-01', '2026-11-30'))
  assert.ok(holds('less', '10:00', '09:59'))
  assert.ok(!holds('less', '10:00', '2026-11-30'))
  assert.ok(holds('is', 'ANN', ' ann '))
  assert.ok(holds('is', '1.0', 1))
  assert.ok(holds('is', 'a', { options: ['a', 'b'] }))
  assert.ok(holds('is', '+41441234567', { typed: '044 123 45 67', e164: '+41441234567' }))
  for (const kind of ['is', 'more', 'less', 'answered'] as const) assert.ok(!holds(kind, '0'), kind)
  for (const kind of ['is-not', 'empty'] as const) assert.ok(holds(kind, '0'), kind)
})

test('a field is shown while one of its rules holds, and required where it is shown', () => {
  const form = aForm(
    [yesNo('pet'), text('petname', true), text('colour')],
    [
      rule({ kind: 'show', item: 'petname' }, [yes('pet')]),
      rule({ kind: 'require', field: 'colour' }, [{ field: 'petname', kind: 'answered' }]),
    ],
  )
  const without = course(form, { pet: 'petno', petname: 'Rex' })
  assert.deepEqual([...without.shown], ['pet', 'colour'])
  // The name was sent, but never asked for: it counts for no rule.
  assert.deepEqual([...without.required], [])
  assert.deepEqual([...course(form, { pet: 'petyes', petname: 'Rex' }).required], ['petname', 'colour'])
})

test('what hangs on what is not shown is not shown either', () => {
  const form = aForm(
    [yesNo('one'), yesNo('two'), text('three')],
    [rule({ kind: 'show', item: 'two' }, [yes('one')]), rule({ kind: 'show', item: 'three' }, [yes('two')])],
  )
  assert.deepEqual([...course(form, { one: 'oneno', two: 'twoyes', three: 'x' }).shown], ['one'])
})

test('pages are met by the rules, and fields of others are not there', () => {
  const form = aForm(
    [yesNo('old'), page('page02'), text('young'), page('page03'), text('last')],
    [
      rule({ kind: 'go-to', after: FIRST_PAGE, page: 'page03' }, [yes('old')]),
      rule({ kind: 'go-to', after: 'page02', page: null }, [{ field: 'young', kind: 'answered' }]),
    ],
  )
  assert.deepEqual(course(form, { old: 'oldyes' }).pages, [FIRST_PAGE, 'page03'])
  assert.deepEqual(course(form, { old: 'oldno' }).pages, [FIRST_PAGE, 'page02', 'page03'])
  assert.deepEqual(course(form, { young: 'x' }).pages, [FIRST_PAGE, 'page02'])
  assert.ok(!course(form, { old: 'oldyes', young: 'x' }).shown.has('young'))
})

test('endings and recipients follow answers and hidden values', () => {
  const base = aForm(
    [text('topic'), { id: 'hidden', kind: 'hidden', label: 'From', from: { source: 'query', key: 'from' } }],
    [
      rule({ kind: 'end', ending: 'ending2' }, [{ field: 'hidden', kind: 'is', value: 'fair' }]),
      rule(
        { kind: 'mail-to', recipient: 'sales1' },
        [
          { field: 'topic', kind: 'is', value: 'price' },
          { field: 'hidden', kind: 'is', value: 'fair' },
        ],
        'any',
      ),
    ],
  )
  const form = { ...base, endings: [...base.endings, { id: 'ending2', kind: 'words', words: 'Hi' } as const] }
  assert.deepEqual(course(form, {}).ending, 'ending1')
  const fair = course(form, { hidden: 'fair' })
  assert.deepEqual([fair.ending, fair.recipients], ['ending2', ['sales1']])
  assert.deepEqual(course(form, { topic: 'price' }).recipients, ['sales1'])
})

test('any rules come to an end, and nothing is there on a page that is not met', () => {
  const ids = ['pet', 'two', 'three', 'page02', 'page03', FIRST_PAGE, 'gone']
  const id = fc.constantFrom(...ids)
  const deed: fc.Arbitrary<Deed> = fc.oneof(
    fc.record({ kind: fc.constant('show' as const), item: id }),
    fc.record({ kind: fc.constant('require' as const), field: id }),
    fc.record({ kind: fc.constant('go-to' as const), after: id, page: fc.option(id) }),
  )
  const tests = fc.array(
    fc.record({
      field: id,
      kind: fc.constantFrom(...testKinds),
      value: fc.constantFrom('petyes', 'twoyes', 'x'),
    }),
    { minLength: 1, maxLength: 3 },
  )
  const rules = fc.array(fc.tuple(deed, tests, fc.constantFrom('all' as const, 'any' as const)), {
    maxLength: 8,
  })
  const items = [yesNo('pet'), page('page02'), text('two', true), page('page03'), text('three', true)]
  // Only what was offered is left of what was sent.
  const choiceOf = (name: string) => fc.constantFrom(`${name}yes`, `${name}no`)
  const answered = fc.record(
    { pet: choiceOf('pet'), two: choiceOf('two'), three: choiceOf('three') },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(rules, answered, (some, given) => {
      const answers: Record<string, string> = given
      const form = aForm(
        items,
        some.map(([one, asked, match]) => rule(one, asked, match)),
      )
      const found = course(form, answers)
      for (const one of found.required) assert.ok(found.shown.has(one))
      assert.equal(found.shown.has('two') && !found.pages.includes('page02'), false)
      assert.equal(found.pages[0], FIRST_PAGE)
      // What is told of a form is true of all that may be sent: what must be answered is.
      if ([...found.required].some((one) => answers[one] === undefined)) return
      for (const fault of formFaults(form)) {
        if (fault.kind === 'unreachable') assert.ok(!found.pages.includes(fault.page))
        if (fault.kind === 'never-shown') assert.ok(!found.shown.has(fault.field))
      }
    }),
    { numRuns: 200 },
  )
})

test('a form in order has no faults', () => {
  assert.deepEqual(
    formFaults(
      aForm(
        [yesNo('old', true), page('page02'), text('young', true)],
        [rule({ kind: 'go-to', after: FIRST_PAGE, page: null }, [yes('old')])],
      ),
    ),
    [],
  )
})

test('ways back and rings are told', () => {
  const items = [yesNo('one'), page('page02'), yesNo('two'), text('three')]
  assert.deepEqual(
    faultKinds(aForm(items, [rule({ kind: 'go-to', after: 'page02', page: 'page02' }, [yes('one')])])),
    ['loop'],
  )
  const ring = aForm(items, [
    rule({ kind: 'show', item: 'two' }, [{ field: 'three', kind: 'answered' }]),
    rule({ kind: 'show', item: 'three' }, [yes('two')]),
  ])
  assert.deepEqual(formFaults(ring), [{ kind: 'ring', items: ['two', 'three'] }])
})

test('a page that every answer goes past is unreachable, and one that some meet is not', () => {
  const form = (required: boolean, tests: readonly Test[]) =>
    aForm(
      [yesNo('old', required), page('page02'), text('young', true), page('page03'), text('last')],
      tests.map((one) => rule({ kind: 'go-to', after: FIRST_PAGE, page: 'page03' }, [one])),
    )
  assert.deepEqual(formFaults(form(true, [yes('old'), no('old')])), [{ kind: 'unreachable', page: 'page02' }])
  assert.deepEqual(formFaults(form(false, [yes('old'), no('old')])), [])
  assert.deepEqual(formFaults(form(true, [yes('old')])), [])
})

test('a required field whose rules contradict each other never shows', () => {
  const form = (value: string) =>
    aForm(
      [{ id: 'age', kind: 'number', label: 'Age', least: 0 }, text('why', true)],
      [
        rule({ kind: 'show', item: 'why' }, [
          { field: 'age', kind: 'more', value: '18' },
          { field: 'age', kind: 'less', value },
        ]),
      ],
    )
  assert.deepEqual(formFaults(form('18')), [{ kind: 'never-shown', field: 'why' }])
  assert.deepEqual(formFaults(form('18.5')), [])
})

test('what is gone is told by the rule that names it', () => {
  const gone = rule({ kind: 'show', item: 'nowhere' }, [
    { field: 'removed', kind: 'answered' },
    { field: 'pet', kind: 'is', value: 'petmaybe' },
  ])
  const form = aForm([yesNo('pet')], [gone])
  assert.deepEqual(
    formFaults(form).map((fault) => fault.kind === 'removed' && fault.named),
    ['removed', 'petmaybe', 'nowhere'],
  )
})

test('a rule that asks what only a later page asks is told', () => {
  const form = aForm(
    [text('first'), page('page02'), yesNo('second')],
    [rule({ kind: 'show', item: 'first' }, [yes('second')])],
  )
  assert.deepEqual(faultKinds(form), ['asked-later'])
})

test('of a form with more ways than can be walked nothing is said', () => {
  const items = Array.from({ length: 60 }, (_, at) => yesNo(`field${at}`))
  const tests = items.slice(0, 10).map(({ id }) => yes(id))
  const never = [yes('field0'), no('field0')]
  const rules = (asked: readonly Test[]) =>
    Array.from({ length: 40 }, (_, at) => rule({ kind: 'show', item: `end${at}` }, asked))
  const form = (asked: readonly Test[]) =>
    aForm([...items, ...Array.from({ length: 40 }, (_, at) => text(`end${at}`, true))], rules(asked))
  assert.equal(formFaults(form(never)).length, 40)
  assertInAMoment(() => {
    assert.deepEqual(formFaults(form([...tests.slice(1), ...never])), [])
  })
})

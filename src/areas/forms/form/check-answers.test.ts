import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { assertInAMoment } from '#kernel/testing.ts'
import { checkAnswers } from './check-answers.ts'
import type { FaultKey, Place } from './check-field.ts'
import { isAsked, OTHER, partName, type Form, type FormItem, type PostedFile } from './form.ts'
import { mailHint } from './mail-hint.ts'
import { aForm, everyField } from './testing.ts'

const place: Place = {
  locale: 'de-CH',
  country: 'CH',
  today: '2026-11-27',
  page: '/contact',
  takesFiles: true,
}

type Given = Record<string, string | readonly string[]>
const check = (
  form: Form,
  given: Given,
  more: { files?: Record<string, PostedFile[]>; place?: Partial<Place>; seen?: string[] } = {},
) =>
  checkAnswers(
    form,
    {
      entries: new Map(Object.entries(given).map(([name, value]) => [name, [value].flat()])),
      files: new Map(Object.entries(more.files ?? {})),
      ...(more.seen && { seen: new Set(more.seen) }),
    },
    { ...place, ...more.place },
  )
const answerOf = (id: string, given: string | readonly string[], more?: Partial<Place>) =>
  check(everyField, { [id]: given }, { place: more ?? {} }).answers.get(id)
const faultOf = (
  id: string,
  given: string | readonly string[],
  more?: Partial<Place>,
): FaultKey | undefined => check(everyField, { [id]: given }, { place: more ?? {} }).faults.get(id)?.key
const required = (kind: 'text' | 'consent' | 'file' = 'text'): FormItem =>
  everyField.items
    .filter(isAsked)
    .map((item) => ({ ...item, required: true }))
    .find((item) => item.kind === kind)!

test('a required field that holds nothing but blanks is told, and only that', () => {
  for (const given of [{}, { text01: '' }, { text01: ' \u00a0\u200b' }, { text01: ['', ''] }])
    assert.deepEqual(
      [...check(aForm([required()]), given as Given).faults],
      [['text01', { key: 'form.fault.required' }]],
    )
  assert.equal(check(everyField, {}).faults.size, 0)
  assert.equal(check(aForm([required('consent')]), {}).faults.get('consent01')?.key, 'form.fault.consent')
  assert.equal(check(aForm([required('file')]), {}).faults.get('file01')?.key, 'form.fault.file_required')
})

test('NUL and lone surrogates go, and nothing else changes', () => {
  assert.equal(answerOf('long01', '  a\0b\ud800c\r\n\tİ é \u202e'), '  abc\r\n\tİ é \u202e')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 2, maxLength: 100 }), (text) => {
      fc.pre(text.trim() !== '' && text.isWellFormed() && !text.includes('\0'))
      const answer = answerOf('long01', text)
      assert.ok(answer === undefined || answer === text)
    }),
  )
})

test('one line holds no line end; of several a line end is one letter', () => {
  assert.equal(faultOf('name01', 'Ann\r\nBcc: x@y.ch'), 'form.fault.line')
  assert.equal(faultOf('text01', 'x'.repeat(21)), 'form.fault.long')
  const text = `${'x'.repeat(500)}\r\n${'x'.repeat(499)}`
  assert.equal(answerOf('long01', text), text)
  assert.equal(faultOf('long01', `${text}x`), 'form.fault.long')
  assert.equal(faultOf('long01', 'x'), 'form.fault.short')
})

test('texts of letters, digits and postcodes', () => {
  const patterned = (pattern: 'letters' | 'digits' | 'postcode', text: string, country = 'CH') =>
    check(
      aForm([{ id: 'text01', kind: 'text', label: 'x', pattern }]),
      { text01: text },
      { place: { country } },
    ).faults.size === 0
  assert.ok(
    patterned('letters', 'Jean-Luc O’Neill') &&
      patterned('letters', '山田 太郎') &&
      !patterned('letters', 'R2'),
  )
  assert.ok(patterned('digits', '0012') && !patterned('digits', '1e3'))
  assert.ok(
    patterned('postcode', '8001') && patterned('postcode', 'CH-8001') && !patterned('postcode', '80011'),
  )
  assert.ok(patterned('postcode', 'sw1a 1aa', 'GB') && !patterned('postcode', '8001', 'GB'))
  assert.ok(patterned('postcode', 'AD500', 'AD'))
})

test('mail by its shape, with a hint for what is nearly a common domain', () => {
  assert.equal(answerOf('mail01', ' Ann@Example.org '), 'ann@example.org')
  for (const bad of ['ann', 'ann@', '@b.ch', 'a b@c.ch', 'ann@b.ch\r\nBcc: c@d.ch', 'ann@localhost'])
    assert.equal(faultOf('mail01', bad), 'form.fault.mail', bad)
  const near = check(everyField, { mail01: 'ann@gmial.com' })
  assert.equal(near.answers.get('mail01'), 'ann@gmial.com')
  assert.deepEqual(
    [...near.hints],
    [['mail01', { key: 'form.hint.mail', values: { meant: 'ann@gmail.com' } }]],
  )
  for (const domain of ['gmail.con', 'gamil.com', 'gmil.com', 'ggmail.com', 'hotmial.com', 'outlok.com'])
    assert.notEqual(mailHint(`a@${domain}`), undefined, domain)
  for (const domain of ['gmail.com', 'ymail.com', 'mail.com', 'yahoo.dk', 'example.org', 'gmx.ch'])
    assert.equal(mailHint(`a@${domain}`), undefined, domain)
})

test('telephones as typed and as E.164, by country', () => {
  const e164 = (typed: string, country: string) => {
    const answer = answerOf('phone01', typed, { country })
    assert.ok(typeof answer === 'object' && 'typed' in answer, typed)
    assert.equal(answer.typed, typed)
    return answer.e164
  }
  assert.equal(e164('044 668 18 00', 'CH'), '+41446681800')
  assert.equal(e164('+41 (0)44 668 18 00', 'US'), '+41446681800')
  assert.equal(e164('0041 44 668 18 00', 'DE'), '+41446681800')
  assert.equal(e164('030/123456-7', 'DE'), '+49301234567')
  assert.equal(e164('(415) 555-0132', 'US'), '+14155550132')
  assert.equal(e164('1-415-555-0132', 'CA'), '+14155550132')
  assert.equal(e164('011 44 20 7946 0018', 'US'), '+442079460018')
  assert.equal(e164('06 1234 5678', 'IT'), '+390612345678')
  assert.equal(e164('06 1 234 5678', 'HU'), '+3612345678')
  assert.equal(e164('８０-１２３４-５６７８', 'JP'), '+818012345678')
  // Kept as typed where it cannot be told.
  assert.equal(e164('044 668 18 00 ext. 12', 'CH'), null)
  assert.equal(e164('044 668 18 00', ''), null)
  assert.equal(e164('+999 123 456 78', 'CH'), null)
  assert.equal(e164('555-0132', 'US'), null)
  for (const bad of ['call me', '12', '+', '044-x', `0${'4'.repeat(30)}`, '044\n1234567'])
    assert.equal(faultOf('phone01', bad), 'form.fault.phone', bad)
})

test('an address by its country; the country alone is no address', () => {
  const address = (parts: Record<string, string>, country = 'CH') =>
    check(
      everyField,
      Object.fromEntries(
        Object.entries(parts).map(([part, text]) => [partName('address01', part as 'line1'), text]),
      ),
      { place: { country } },
    )
  const swiss = { line1: 'Seestrasse 1', postcode: '8001', city: 'Zürich' }
  assert.deepEqual(address(swiss).answers.get('address01'), { ...swiss, country: 'CH' })
  assert.deepEqual(address({ country: 'DE' }).answers.has('address01'), false)
  assert.equal(address({ country: 'DE' }).faults.size, 0)
  const faultIn = (parts: Record<string, string>, country?: string) => {
    const fault = address(parts, country).faults.get('address01')
    return fault && `${fault.key} ${fault.part}`
  }
  assert.equal(faultIn({ line1: 'x' }), 'form.fault.address_part postcode')
  assert.equal(faultIn({ ...swiss, postcode: '80' }), 'form.fault.postcode postcode')
  assert.equal(faultIn({ ...swiss, country: 'XX' }), 'form.fault.country country')
  assert.equal(faultIn({ ...swiss, country: 'US', postcode: '94110' }), 'form.fault.address_part region')
  assert.equal(faultIn({ line1: 'Unit 1', city: 'Dubai' }, 'AE'), undefined)
})

test('numbers as the language writes them; what may be two is refused', () => {
  const cases: [string, string, number | FaultKey][] = [
    ['12,5', 'de-DE', 12.5],
    ['12.5', 'de-DE', 12.5],
    ['1.234,5', 'de-DE', 1234.5],
    ['1,234.5', 'de-DE', 1234.5],
    ['1.234', 'de-DE', 'form.fault.number_ambiguous'],
    ['1,234', 'en-US', 'form.fault.number_ambiguous'],
    ['1.234', 'en-US', 1.234],
    ['1’234.5', 'de-CH', 1234.5],
    ['1\u202f234,5', 'fr-FR', 1234.5],
    ['-0,02', 'fr-FR', -0.02],
    ['−3', 'en-US', -3],
    ['１２', 'ja-JP', 12],
    ['.5', 'en-US', 0.5],
    ['1e3', 'en-US', 'form.fault.number'],
    ['1.2.3', 'en-US', 'form.fault.number'],
    ['1,23,4', 'en-US', 'form.fault.number'],
    ['NaN', 'en-US', 'form.fault.number'],
    ['0x10', 'en-US', 'form.fault.number'],
    ['0.1234567', 'en-US', 'form.fault.number_digits'],
    ['1234567890123456', 'en-US', 'form.fault.number_digits'],
    ['5001', 'en-US', 'form.fault.most'],
    ['-11', 'en-US', 'form.fault.least'],
    // Only one of the two is what the field takes.
    ['6.000', 'de-DE', 6],
  ]
  for (const [text, locale, want] of cases) {
    const got =
      typeof want === 'number'
        ? answerOf('number01', text, { locale })
        : faultOf('number01', text, { locale })
    assert.equal(got, want, `${text} in ${locale}`)
  }
  const whole = aForm([{ id: 'people', kind: 'number', label: 'People', step: 1 }])
  assert.equal(check(whole, { people: '1.234' }, { place: { locale: 'de-DE' } }).answers.get('people'), 1234)
  assert.equal(check(whole, { people: '1.5' }).faults.get('people')?.key, 'form.fault.step')
  const tenths = aForm([{ id: 'tenths', kind: 'number', label: 'x', step: 0.1, least: 0.1 }])
  assert.equal(check(tenths, { tenths: '0.7' }).answers.get('tenths'), 0.7)
})

test('what a language writes is read back as the number', () => {
  const locale = fc.constantFrom(
    'de-DE',
    'de-CH',
    'en-US',
    'fr-FR',
    'sv-SE',
    'es-419',
    'pt-BR',
    'ja-JP',
    'tr-TR',
  )
  fc.assert(
    fc.property(fc.integer({ min: -1_000, max: 500_000 }), locale, (hundredths, locale) => {
      const number = hundredths / 100
      const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(number)
      assert.equal(answerOf('number01', text, { locale }), Object.is(number, -0) ? 0 : number)
    }),
  )
})

test('stars and scales are whole numbers within their ends', () => {
  assert.equal(answerOf('rating01', '5'), 5)
  assert.equal(faultOf('rating01', '6'), 'form.fault.most')
  assert.equal(faultOf('rating01', '0'), 'form.fault.least')
  assert.equal(answerOf('scale01', '0'), 0)
  assert.equal(faultOf('scale01', '2.5'), 'form.fault.step')
})

test('only what is offered can be chosen', () => {
  assert.deepEqual(answerOf('choice01', 'small1'), { options: ['small1'] })
  assert.equal(faultOf('choice01', 'huge01'), 'form.fault.choice')
  assert.equal(faultOf('choice01', ['small1', 'large1']), 'form.fault.one_choice')
  assert.equal(faultOf('choice01', OTHER), 'form.fault.other')
  const other = check(everyField, { choice01: OTHER, [partName('choice01', OTHER)]: 'Medium' })
  assert.deepEqual(other.answers.get('choice01'), { options: [], other: 'Medium' })
  // What stands in the box of "other" counts only where "other" is chosen.
  const beside = check(everyField, { choice01: 'small1', [partName('choice01', OTHER)]: 'Medium' })
  assert.deepEqual(beside.answers.get('choice01'), { options: ['small1'] })
  assert.equal(faultOf('dropdown01', OTHER), 'form.fault.choice')
  assert.deepEqual(answerOf('several01', ['friday1', 'monday1', 'friday1']), {
    options: ['monday1', 'friday1'],
  })
  assert.equal(faultOf('several01', ['monday1', 'tuesday1', 'friday1']), 'form.fault.many_choices')
})

test('days of the calendar, not past, within their ends, on their weekdays', () => {
  assert.equal(answerOf('date01', '2026-11-27'), '2026-11-27')
  assert.equal(faultOf('date01', '2027-02-31'), 'form.fault.date')
  assert.equal(faultOf('date01', '27.11.2026'), 'form.fault.date')
  assert.equal(faultOf('date01', '2026-11-26'), 'form.fault.past')
  assert.equal(faultOf('date01', '2028-01-03'), 'form.fault.late')
  assert.equal(faultOf('date01', '2026-11-29'), 'form.fault.weekday')
  assert.equal(answerOf('time01', '09:00:00'), '09:00')
  assert.equal(faultOf('time01', '17:31'), 'form.fault.late')
  assert.equal(faultOf('time01', '24:00'), 'form.fault.time')
})

test('files by number, size and name; an empty control is no file', () => {
  const file = (name: string, bytes = 10): PostedFile => ({ name, type: 'image/png', bytes })
  const files = (list: PostedFile[], takesFiles = true) =>
    check(everyField, {}, { files: { file01: list }, place: { takesFiles } })
  assert.deepEqual(files([file('a\0.PNG')]).answers.get('file01'), { files: [file('a.PNG')] })
  assert.equal(files([{ name: '', type: '', bytes: 0 }]).answers.has('file01'), false)
  const faultIn = (list: PostedFile[], takes?: boolean) => files(list, takes).faults.get('file01')?.key
  assert.equal(faultIn([file('a.png'), file('b.png'), file('c.png')]), 'form.fault.many_files')
  assert.equal(faultIn([file('a.png', 10 * 1024 * 1024 + 1)]), 'form.fault.file_size')
  assert.equal(faultIn([file('a.png', 0)]), 'form.fault.file_empty')
  assert.equal(faultIn([file('a.png.exe')]), 'form.fault.file_kind')
  assert.equal(faultIn([file('a.png')], false), 'form.fault.files_off')
})

test('consent is kept with its words and their version', () => {
  assert.deepEqual(answerOf('consent01', 'on'), { words: 'You may write to me.', version: 3 })
})

test('hidden values are sent along; a fixed one is the form’s own, whatever was posted', () => {
  const form = aForm([
    { id: 'fixed1', kind: 'hidden', label: 'x', from: { source: 'fixed', value: 'spring' } },
    { id: 'query1', kind: 'hidden', label: 'x', from: { source: 'query', key: 'q' } },
    { id: 'page01', kind: 'hidden', label: 'x', from: { source: 'page' } },
  ])
  const found = check(form, {
    fixed1: 'forged',
    query1: `a\0${'b'.repeat(3_000)}`,
    page01: '/forged',
  }).answers
  assert.deepEqual([found.get('fixed1'), found.get('page01')], ['spring', '/contact'])
  assert.equal((found.get('query1') as string).length, 1_999)
})

test('answers to what the rules did not show are neither checked nor kept', () => {
  const form = aForm(
    [
      { id: 'wants1', kind: 'text', label: 'x' },
      { id: 'mail01', kind: 'mail', label: 'x', required: true },
    ],
    [
      {
        id: 'rule01',
        match: 'all',
        tests: [{ field: 'wants1', kind: 'is', value: 'yes' }],
        deed: { kind: 'show', item: 'mail01' },
      },
    ],
  )
  const not = check(form, { wants1: 'no', mail01: 'ann@gmial.con' })
  assert.deepEqual([[...not.answers.keys()], not.faults.size, not.hints.size], [['wants1'], 0, 0])
  assert.equal(check(form, { wants1: 'no', mail01: 'nonsense' }).faults.size, 0)
  assert.equal(check(form, { wants1: 'yes' }).faults.get('mail01')?.key, 'form.fault.required')
  // Without script the form comes again with what the answer brought into sight.
  assert.deepEqual(check(form, { wants1: 'yes' }, { seen: ['wants1'] }).unseen, ['mail01'])
  assert.deepEqual(check(form, { wants1: 'no' }, { seen: ['wants1'] }).unseen, [])
})

test('anything at all may be posted', () => {
  const names = [
    ...everyField.items.map(({ id }) => id),
    'address01.line1',
    'choice01.other',
    '__proto__',
    'constructor',
  ]
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.constantFrom(...names), fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 })),
      ),
      (posted) => {
        const { answers, faults } = checkAnswers(
          everyField,
          { entries: new Map(posted), files: new Map() },
          place,
        )
        for (const id of answers.keys()) assert.ok(!faults.has(id))
        assert.ok(JSON.stringify([...answers]).isWellFormed())
      },
    ),
    { numRuns: 50 },
  )
})

test('R-43: 100 KB of one letter in every field are checked in a moment', () => {
  for (const letter of ['a', '(', '<', ' ', '0', ',', '1,', '@a.', '\r\n', 'ﷺ']) {
    const text = letter.repeat(100_000)
    const given = Object.fromEntries(everyField.items.map(({ id }) => [id, text]))
    assertInAMoment(() => {
      check(everyField, {
        ...given,
        [partName('address01', 'line1')]: text,
        [partName('address01', 'postcode')]: text,
      })
    })
  }
})

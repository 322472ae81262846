import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { segments } from '../../contract.ts'
import {
  definitionForm,
  definitionOf,
  evened,
  filledUp,
  formOf,
  heldSegment,
  listed,
  newSegment,
  sumOf,
} from './definition.ts'

const shares = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ variant: `v${n}`, weight: null as number | null }))

test('shares that were evened out or filled up add up to 100.00 %, whatever their number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), (count) => {
      assert.equal(sumOf(evened(shares(count))), 10_000)
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 1, maxLength: 5 }), (parts) => {
      const given = parts.map((part, n) => ({ variant: `v${n}`, weight: part / 100 }))
      const filled = filledUp([...given, { variant: 'rest', weight: null }])
      assert.equal(sumOf(filled), 10_000)
      assert.deepEqual(filled.slice(0, -1), given)
    }),
  )
})

test('what the form gives is a definition, and what it showed comes back', () => {
  for (const type of ['FEATURE_TOGGLE', 'AB_TEST'] as const) {
    const form = definitionForm.parse({
      name: 'commerce.gift-cards',
      what: 'Gift cards',
      type,
      stickyBy: 'site',
      control: 'a',
      segments: [{ ...newSegment(type, 'Japan'), countries: 'jp, US', statuses: ['8', '3'], circle: true }],
    })
    const definition = definitionOf(form)
    assert.equal(segments.safeParse(definition.segments).success, true)
    assert.deepEqual(definition.segments[0]?.audience.countries, ['JP', 'US'])
    assert.equal(definition.control, type === 'AB_TEST' ? 'a' : 'false')
    const at = '2026-11-20T10:00:00Z'
    const back = formOf({
      ...definition,
      state: 'draft',
      containsError: false,
      killedAt: null,
      createdAt: at,
      changedAt: at,
    })
    assert.deepEqual(definitionOf(back), definition)
  }
})

test('conditions of the other kind, which the form does not show, are not judged', () => {
  const segment = { ...newSegment('AB_TEST', 'all'), countries: 'Germany', accountIds: 'Noor' }
  const form = { name: 'x', what: 'X', type: 'AB_TEST', control: 'a', segments: [segment] }
  const faultsOf = (stickyBy: string) =>
    definitionForm.safeParse({ ...form, stickyBy }).error?.issues.map(({ path }) => path.join('.'))
  assert.deepEqual(faultsOf('site'), ['segments.0.countries'])
  assert.deepEqual(faultsOf('account'), ['segments.0.accountIds'])
})

test('conditions of the other kind are left out where the experiment sticks to accounts', () => {
  const segment = { ...newSegment('AB_TEST', 'all'), countries: 'JP', circle: true, languages: 'de-DE' }
  const [given] = definitionOf({
    name: 'x',
    what: '',
    type: 'AB_TEST',
    stickyBy: 'account',
    control: 'a',
    segments: [segment],
  }).segments
  assert.deepEqual(given?.audience.countries, [])
  assert.equal(given?.audience.circle, false)
  assert.deepEqual(given?.audience.languages, ['de-DE'])
})

test('lists are read with commas, semicolons and line ends between', () => {
  assert.deepEqual(listed(' JP, US;\n DE '), ['JP', 'US', 'DE'])
  assert.deepEqual(listed(' \n'), [])
})

test('where segments cannot be read the form is filled with what is answered then: the control, for everybody', () => {
  const sharesOf = (type: 'FEATURE_TOGGLE' | 'AB_TEST', control: string) =>
    heldSegment({ type, control }, 'all').shares.map(({ variant, weight }) => `${variant} ${weight}`)
  assert.deepEqual(sharesOf('FEATURE_TOGGLE', 'false'), ['true 0', 'false 100'])
  assert.deepEqual(sharesOf('AB_TEST', 'b'), ['a 0', 'b 100'])
  assert.deepEqual(sharesOf('AB_TEST', 'one-page'), ['one-page 100', 'b 0'])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newLocalId } from '#kernel/ids.ts'
import { addressParts, autocompleteOf, fieldsOf, FIRST_PAGE, isLocalId, pagesOf, type Form } from './form.ts'
import { formShape } from './form-shape.ts'
import { aForm, everyField } from './testing.ts'

const passes = (form: unknown) => formShape.safeParse(form).success
const many = (count: number, item: (at: number) => Form['items'][number]) =>
  Array.from({ length: count }, (_, at) => item(at))
const words = { id: 'ending1', kind: 'words', words: 'Thank you.' } as const

test('a form with a field of every kind passes and comes back as it was', () => {
  assert.deepEqual(formShape.parse(everyField), everyField)
  assert.equal(fieldsOf(everyField).length, 17)
})

test('100 fields and 20 pages are taken, and not one more', () => {
  const field = (at: number) => ({ id: `field${at}`, kind: 'name', label: 'Name' }) as const
  const page = (at: number) => ({ id: `break${at}`, kind: 'page', label: '' }) as const
  assert.ok(passes(aForm(many(100, field))))
  assert.ok(!passes(aForm(many(101, field))))
  assert.ok(passes(aForm(many(19, page))))
  assert.ok(!passes(aForm(many(20, page))))
})

test('an id stands once, options and rules among them', () => {
  const name = { id: 'aaaaaa', kind: 'name', label: 'Name' } as const
  const choice = (id: string) =>
    ({ id: 'bbbbbb', kind: 'choice', label: 'Size', options: [{ id, label: 'S' }] }) as const
  assert.ok(passes(aForm([name, choice('cccccc')])))
  assert.ok(!passes(aForm([name, name])))
  assert.ok(!passes(aForm([name, choice('aaaaaa')])))
})

test('what is no form is refused: another version, a pattern of one’s own, bounds the wrong way round', () => {
  const text = { id: 'aaaaaa', kind: 'text', label: 'A' }
  assert.ok(passes({ ...aForm([]), items: [{ ...text, pattern: 'digits', least: 2, most: 3 }] }))
  assert.ok(!passes({ ...aForm([]), version: 2 }))
  assert.ok(!passes({ ...aForm([]), endings: [] }))
  for (const wrong of [
    { pattern: '(a+)+$' },
    { least: 3, most: 2 },
    { id: '__proto__' },
    { label: ' ' },
    { size: 1 },
  ])
    assert.ok(!passes({ ...aForm([]), items: [{ ...text, ...wrong }] }), JSON.stringify(wrong))
  assert.ok(
    !passes({ ...aForm([]), endings: [words, { id: 'ending2', kind: 'address', address: 'javascript:1' }] }),
  )
})

test('ids that are made are ids', () => {
  for (let at = 0; at < 100; at += 1) assert.ok(isLocalId(newLocalId()))
})

test('a page begins with its item and ends before the next', () => {
  const pages = pagesOf(everyField)
  assert.deepEqual(
    pages.map(({ id }) => id),
    [FIRST_PAGE, 'page02'],
  )
  assert.equal(
    pages.reduce((sum, { items }) => sum + items.length, 0),
    everyField.items.length - 1,
  )
})

test('browsers fill in what they know', () => {
  const of = (kind: string) => {
    const field = fieldsOf(everyField).find((one) => one.kind === kind)
    return field && autocompleteOf(field)
  }
  assert.deepEqual([of('name'), of('mail'), of('phone'), of('number')], ['name', 'email', 'tel', undefined])
  const address = fieldsOf(everyField).find(({ kind }) => kind === 'address')
  assert.ok(address)
  assert.deepEqual(
    addressParts.map((part) => autocompleteOf(address, part)),
    ['address-line1', 'address-line2', 'postal-code', 'address-level2', 'address-level1', 'country'],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, type Asked, listAt, type ListShape } from './list-address.ts'
import { type ListView, wholeView } from './list-view.ts'

const shape: ListShape = {
  begins: { column: 'made', direction: 'descending' },
  sorts: ['made', 'title'],
  filters: { status: ['1', '2', '3'], plan: (value) => value.startsWith('plan-') },
}
const whole = wholeView(shape.begins)
const at = (asked: Asked, given: ListShape = shape, remembered: Asked = {}) =>
  listAt(asked, remembered, given, [])

test('an address says what differs from the list as it begins, and is read back', () => {
  assert.deepEqual(
    Object.entries(addressOf({ view: whole, most: 50 }, shape).shown).filter(
      ([, value]) => value !== undefined,
    ),
    [],
  )
  const view: ListView = {
    search: 'Öl & Essig ',
    filters: { status: ['2', '1'], plan: ['plan-a'] },
    sort: { column: 'title', direction: 'ascending' },
    hidden: ['plan', 'owner'],
  }
  const { shown, remembered } = addressOf({ view, most: 150 }, shape)
  assert.deepEqual(shown, {
    q: 'Öl & Essig ',
    status: '2,1',
    plan: 'plan-a',
    sort: 'title',
    without: 'plan,owner',
    rows: 150,
  })
  assert.deepEqual(remembered, {})
  assert.deepEqual(at(shown), { view, most: 150 })
  const down = { ...whole, sort: { column: 'title', direction: 'descending' } as const }
  assert.equal(addressOf({ view: down, most: 50 }, shape).shown['sort'], '-title')
  assert.deepEqual(at({ sort: '-title' }).view, down)
})

test('a search for a number is written as one, and one that only looks so is kept as it was typed', () => {
  for (const search of ['2024', '0012', '1e3', 'true', '-5', 'null'])
    assert.equal(at(addressOf({ view: { ...whole, search }, most: 50 }, shape).shown).view.search, search)
  assert.equal(addressOf({ view: { ...whole, search: '2024' }, most: 50 }, shape).shown['q'], 2024)
  assert.equal(at({ q: true }).view.search, 'true')
})

test('what an address says that the list does not know is passed over', () => {
  const nonsense: Asked[] = [
    { status: '9', plan: 'x', sort: 'colour', rows: 'many', q: null },
    { status: { a: 1 }, plan: [], sort: { column: 'made' }, rows: -5, q: ['a'] },
    { status: '', plan: ',', sort: '-', rows: 0, q: ' ', other: 'x' },
    { constructor: 'x', sort: 'toString', rows: Infinity },
  ]
  for (const asked of nonsense) {
    const { view, most } = at(asked)
    assert.deepEqual({ ...view, search: view.search.trim() }, whole, JSON.stringify(asked))
    assert.equal(most, 50)
  }
  assert.deepEqual(at({ status: '9,2,2,x' }).view.filters, { status: ['2'] })
  assert.deepEqual(at({ status: 2 }).view.filters, { status: ['2'] })
  assert.deepEqual(at({ status: [2, '1'] }).view.filters, { status: ['2', '1'] })
})

test('a search is one line of a length that lists take; rows come in whole parts, and not without end', () => {
  assert.equal(at({ q: `a\n\tb${'c'.repeat(500)}` }).view.search, `a b${'c'.repeat(97)}`)
  assert.equal(at({ rows: 51 }).most, 100)
  assert.equal(at({ rows: '150' }).most, 150)
  assert.equal(at({ rows: 1e9 }).most, 1_000)
  assert.equal(at({ rows: 1e9 }, { rowsMax: 5_000 }).most, 5_000)
  assert.equal(at({ rows: 49 }, { step: 48 }).most, 96)
})

test('columns that the address does not speak of are left out as they were here', () => {
  assert.deepEqual(listAt({}, {}, shape, ['plan']).view.hidden, ['plan'])
  assert.deepEqual(listAt({ without: 'owner' }, {}, shape, ['plan']).view.hidden, ['owner'])
})

test('a search for a person is not in the address, and is remembered beside it', () => {
  const personal = { ...shape, isPersonal: true }
  const { shown, remembered } = addressOf(
    { view: { ...whole, search: 'ada@lind.example' }, most: 50 },
    personal,
  )
  assert.equal(JSON.stringify(shown).includes('ada'), false)
  assert.deepEqual(at(shown, personal, remembered).view.search, 'ada@lind.example')
  assert.equal(at({ q: 'ada' }, personal).view.search, '')
})

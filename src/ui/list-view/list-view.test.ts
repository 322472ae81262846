import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  inOrder,
  isNarrowed,
  isSameView,
  keptIn,
  type ListView,
  nameAmong,
  narrowed,
  type SavedView,
  wholeView,
} from './list-view.ts'

const late: ListView = {
  search: '',
  filters: { status: ['2', '1'] },
  sort: { column: 'made', direction: 'descending' },
  hidden: ['plan'],
}

test('a search of spaces and a filter that is set to nothing narrow nothing', () => {
  assert.equal(isNarrowed({ search: ' ', filters: { status: [] } }), false)
  assert.equal(isNarrowed({ search: 'a', filters: {} }), true)
  assert.equal(isNarrowed(late), true)
})

test('views are the same by what they show', () => {
  assert.ok(isSameView(late, { ...late, filters: { status: ['1', '2'], plan: [] } }))
  assert.ok(!isSameView(late, { ...late, filters: { status: ['1'] } }))
  assert.ok(!isSameView(late, { ...late, filters: { ...late.filters, plan: ['x'] } }))
  assert.ok(!isSameView(late, { ...late, sort: { column: 'made', direction: 'ascending' } }))
  assert.ok(!isSameView(late, { ...late, sort: null }))
  assert.ok(!isSameView(late, { ...late, hidden: [] }))
})

test('a view that is taken over keeps its name, unless something else has it; one that is there is not taken twice', () => {
  const there: SavedView[] = [
    { name: 'Late', view: late },
    { name: 'Whole', view: wholeView() },
  ]
  assert.equal(nameAmong(there, { name: 'New', view: late }, 40), 'New')
  assert.equal(nameAmong(there, { name: 'Late', view: late }, 40), null)
  assert.equal(nameAmong(there, { name: 'Late', view: wholeView() }, 40), 'Late 2')
  assert.equal(
    nameAmong([...there, { name: 'Late 2', view: late }], { name: 'Late', view: wholeView() }, 40),
    'Late 3',
  )
  assert.equal(
    nameAmong([...there, { name: 'Late 2', view: wholeView() }], { name: 'Late', view: wholeView() }, 40),
    null,
  )
  assert.equal(nameAmong([{ name: 'abcd', view: late }], { name: 'abcde', view: wholeView() }, 4), 'ab 2')
})

test('what was kept is read back, and what is broken or of another version does no harm', () => {
  const kept = { saved: [{ name: 'Late', view: late }], hidden: ['plan'] }
  assert.deepEqual(keptIn(JSON.stringify(kept)), kept)
  const nothing = { saved: [], hidden: [] }
  for (const text of [null, '', '{', '7', 'null', '[]', '{"saved":{"a":1},"hidden":"x"}'])
    assert.deepEqual(keptIn(text), nothing, String(text))
  assert.deepEqual(
    keptIn(
      '{"saved":[null,{"name":""},{"name":"A","view":{"search":1,"filters":{"a":"b"},"sort":{"column":2}}}]}',
    ).saved,
    [{ name: 'A', view: { ...wholeView(), filters: { a: [] } } }],
  )
})

test('rows are left out by what is searched, and by every filter that is set', () => {
  const rows = [
    { name: 'Öl', kinds: ['oil', 'old'] },
    { name: 'Ölbaum', kinds: ['tree'] },
    { name: 'Tisch', kinds: [] },
  ]
  const names = (search: string, filters: ListView['filters'] = {}) =>
    narrowed(
      rows,
      { search, filters },
      'de',
      ({ name }) => name,
      ({ kinds }) => kinds,
    ).map(({ name }) => name)
  assert.deepEqual(names(' öL '), ['Öl', 'Ölbaum'])
  assert.deepEqual(names('', { kind: ['old', 'tree'] }), ['Öl', 'Ölbaum'])
  assert.deepEqual(names('baum', { kind: ['old'] }), [])
  assert.deepEqual(names('', { kind: [], other: ['tree'] }), ['Ölbaum'])
})

test('rows stand as a reader of the language expects, numbers by size, equals where they were', () => {
  const rows = [
    { name: 'Zoë', at: 9 },
    { name: 'åsa', at: 10 },
    { name: 'Bram', at: 9 },
  ]
  const names = (column: string, direction: 'ascending' | 'descending', locale = 'en-US') =>
    inOrder(rows, { column, direction }, locale, (row, by) => (by === 'at' ? row.at : row.name)).map(
      ({ name }) => name,
    )
  assert.deepEqual(names('name', 'ascending'), ['åsa', 'Bram', 'Zoë'])
  assert.deepEqual(names('name', 'ascending', 'sv-SE'), ['Bram', 'Zoë', 'åsa'])
  assert.deepEqual(names('at', 'descending'), ['åsa', 'Zoë', 'Bram'])
  assert.equal(
    inOrder(rows, null, 'en-US', () => 0),
    rows,
  )
})

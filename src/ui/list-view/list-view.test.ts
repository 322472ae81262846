import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hiddenIn, inOrder, isNarrowed, isSameView, type ListView, narrowed } from './list-view.ts'

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

test('columns that were left out are read back, and what is broken does no harm', () => {
  assert.deepEqual(hiddenIn(JSON.stringify(['plan'])), ['plan'])
  for (const text of [null, '', '{', '7', 'null', '{"hidden":["x"]}', '[1, null]'])
    assert.deepEqual(hiddenIn(text), [], String(text))
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

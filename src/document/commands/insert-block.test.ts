import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied, cellsOf, pageOf } from '../testing/applied.ts'
import { registry, sampleDocument } from '../testing/sample-blocks.tsx'
import { textOf } from '../text/text-json.ts'
import { insertBlock, planInsert } from './insert-block.ts'

const parent = { node: 'sectna' }

test('a dropped block stands where it was dropped and the rest makes room', () => {
  const page = pageOf({ blocka: [1, 1, 12, 3], blockb: [13, 1, 12, 3] })
  const given = { type: 'text', parent, id: 'freshh', cells: { column: 3, row: 2 } }
  const after = applied(page, insertBlock(page, given, registry))
  assert.equal(cellsOf(after, 'freshh'), '3 2 12 3')
  assert.equal(cellsOf(after, 'blocka'), '1 5 12 3')
  assert.equal(cellsOf(after, 'blockb'), '13 5 12 3')
  const { plan } = planInsert(page, given, registry)
  assert.deepEqual([...plan.displaced.keys()].toSorted(), ['blocka', 'blockb'], 'the ghost showed it')
})

test('an inserted block comes below what is selected, or below everything', () => {
  const page = pageOf({ blocka: [5, 1, 12, 3], blockb: [1, 10, 4, 2] })
  assert.equal(
    cellsOf(
      applied(page, insertBlock(page, { type: 'text', parent, id: 'freshh', after: 'blocka' }, registry)),
      'freshh',
    ),
    '5 4 12 3',
  )
  assert.equal(
    cellsOf(applied(page, insertBlock(page, { type: 'text', parent, id: 'freshh' }, registry)), 'freshh'),
    '7 13 12 3',
  )
  const after = applied(
    page,
    insertBlock(page, { type: 'text', parent, id: 'freshh', after: 'blocka' }, registry),
  )
  assert.deepEqual(after.sections['sectna']?.blocks, ['blocka', 'freshh', 'blockb'])
})

test('its words are stored from the start, so that typing merges', () => {
  const page = pageOf({})
  const after = applied(page, insertBlock(page, { type: 'text', parent, id: 'freshh' }, registry))
  assert.deepEqual(after.blocks['freshh']?.props, { body: textOf() })
  const tabs = applied(page, insertBlock(page, { type: 'tabs', parent, id: 'freshh' }, registry))
  assert.deepEqual(
    Object.keys(tabs.blocks['freshh']?.props ?? {}),
    ['items'],
    'and the items that name slots',
  )
})

test('into a slot it just follows', () => {
  const page = sampleDocument()
  const given = { type: 'text', parent: { node: 'tabsaa', slot: 'first0' }, id: 'freshh' }
  assert.deepEqual(applied(page, insertBlock(page, given, registry)).blocks['tabsaa']?.slots, {
    first0: ['inside', 'freshh'],
  })
})

test('a type that is not installed is refused', () => {
  assert.throws(() => insertBlock(pageOf({}), { type: 'nothing', parent }, registry), {
    code: 'document.type_unknown',
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied, cellsOf, pageOf } from '../testing/applied.ts'
import { registry } from '../testing/sample-blocks.tsx'
import { resizeBlock } from './resize-block.ts'

test('a block takes other cells and pushes what is below', () => {
  const page = pageOf({ blocka: [1, 1, 6, 3], blockb: [1, 4, 6, 3] })
  const after = applied(
    page,
    resizeBlock(page, 'blocka', { column: 1, row: 1, width: 8, height: 6 }, registry),
  )
  assert.deepEqual(
    ['blocka', 'blockb'].map((id) => cellsOf(after, id)),
    ['1 1 8 6', '1 7 6 3'],
  )
})

test('below its smallest it stops, at the edge that is dragged', () => {
  const page = pageOf({ blocka: [5, 1, 6, 3] })
  assert.equal(
    cellsOf(
      applied(page, resizeBlock(page, 'blocka', { column: 5, row: 1, width: 1, height: 3 }, registry)),
      'blocka',
    ),
    '5 1 2 3',
  )
  assert.equal(
    cellsOf(
      applied(page, resizeBlock(page, 'blocka', { column: 10, row: 1, width: 1, height: 3 }, registry)),
      'blocka',
    ),
    '9 1 2 3',
  )
})

test('beyond the grid it stops at its edge', () => {
  const page = pageOf({ blocka: [5, 1, 6, 3] })
  assert.equal(
    cellsOf(
      applied(page, resizeBlock(page, 'blocka', { column: 5, row: 1, width: 60, height: 3 }, registry)),
      'blocka',
    ),
    '1 1 24 3',
  )
  assert.deepEqual(resizeBlock(page, 'nobody', { column: 1, row: 1, width: 1, height: 1 }, registry), [])
})

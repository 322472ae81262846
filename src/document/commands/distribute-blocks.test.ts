import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied, cellsOf, pageOf } from '../testing/applied.ts'
import { registry } from '../testing/sample-blocks.tsx'
import { distributeBlocks } from './distribute-blocks.ts'

const ids = ['blocka', 'blockb', 'blockc', 'blockd']

test('gaps become equal, the outer two stay', () => {
  const page = pageOf({ blocka: [1, 1, 4, 2], blockb: [6, 1, 4, 2], blockc: [21, 1, 4, 2] })
  const after = applied(page, distributeBlocks(page, ids, 'columns', registry))
  assert.deepEqual(
    ids.slice(0, 3).map((id) => cellsOf(after, id)),
    ['1 1 4 2', '11 1 4 2', '21 1 4 2'],
  )
})

test('a remainder is spread, downwards too', () => {
  const page = pageOf({
    blocka: [1, 1, 4, 2],
    blockb: [6, 3, 4, 2],
    blockc: [11, 5, 4, 2],
    blockd: [16, 16, 4, 2],
  })
  const after = applied(page, distributeBlocks(page, ids, 'rows', registry))
  assert.deepEqual(
    ids.map((id) => after.blocks[id]?.place.row),
    [1, 6, 11, 16],
  )
})

test('two blocks, or blocks wider than their space, are left alone', () => {
  const page = pageOf({ blocka: [1, 1, 10, 2], blockb: [3, 4, 10, 2], blockc: [5, 7, 10, 2] })
  assert.deepEqual(distributeBlocks(page, ['blocka', 'blockb'], 'columns', registry), [])
  assert.deepEqual(distributeBlocks(page, ids, 'columns', registry), [])
})

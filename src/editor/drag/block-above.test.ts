import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Occupant } from '#document/layout/make-room.ts'
import { blockAbove } from './block-above.ts'

const on = (id: string, column: number, row: number, width: number, height: number): Occupant => ({
  id,
  layer: 1,
  cells: { column, row, width, height },
})
const at = (occupants: readonly Occupant[], x: number, y: number) => blockAbove(occupants, { x, y })

const columns = [on('left', 1, 1, 2, 2), on('tall', 3, 1, 2, 10), on('low', 1, 4, 2, 2)]

test('what is dropped on a block comes below that one, whatever begins further down beside it', () => {
  assert.equal(at(columns, 3, 6), 'tall')
  assert.equal(at(columns, 0.5, 4), 'low')
})

test('where nothing stands it comes below the nearest above in the same columns', () => {
  assert.equal(at(columns, 1, 2.5), 'left')
  assert.equal(at(columns, 1, 9), 'low')
  assert.equal(at([...columns, on('wide', 1, 12, 2, 1)], 3.5, 14), 'tall')
})

test('of blocks that lie over each other it comes below the uppermost', () => {
  const [above, below] = [
    { ...on('above', 1, 1, 4, 4), layer: 2 },
    { ...on('below', 1, 2, 4, 4), layer: 1 },
  ]
  assert.equal(at([above, below], 1, 2), 'above')
  assert.equal(at([below, above], 1, 2), 'above')
})

test('beside all columns that are taken it comes below the last that begins above, and on the first at the head', () => {
  assert.equal(at([on('left', 1, 1, 2, 2), on('next', 1, 4, 2, 2)], 3, 5), 'next')
  assert.equal(at([on('second', 1, 6, 4, 2), on('first', 1, 3, 4, 2)], 1, 0.5), 'first')
  assert.equal(at([], 1, 1), undefined)
})

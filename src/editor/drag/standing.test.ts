import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { makeRoom, type Occupant } from '#document/layout/make-room.ts'
import type { Cells } from '#document/layout/cells.ts'
import { boxOf, type MeasuredGrid } from './measured-grid.ts'
import { standingOf, withFreeRows } from './standing.ts'

const at = (row: number, height: number, column = 1): Cells => ({ column, row, width: 6, height })
const one = (id: string, cells: Cells): Occupant => ({ id, cells, layer: 0 })
/** A grid of three rows of 30 px, 10 apart, that floats in a section with so much room around it. */
const floating = (align: 'start' | 'center' | 'end', above: number, below: number): MeasuredGrid => ({
  section: 's1',
  left: 0,
  top: 500,
  width: 950,
  sectionTop: 100,
  sectionBottom: 1000,
  columns: { sizes: Array.from({ length: 24 }, () => 30), gap: 10, extra: 0 },
  rows: { sizes: [30, 30, 30], gap: 10, extra: 30 },
  rtl: false,
  occupants: [one('head', at(1, 1)), one('foot', at(2, 2))],
  closed: false,
  spare: { align, above, below },
})
/** What a block asks of its section when it is put at cells of the grid with its free rows. */
function put(grid: MeasuredGrid, id: string, cells: Cells) {
  const room = makeRoom(grid.occupants, new Map([[id, cells]]))
  return standingOf(grid, { section: 's1', room, box: boxOf(cells), lines: [] })
}

describe('the free rows above a grid', () => {
  test('are rows to drop into; everything on it is so much lower, and stands where it stood', () => {
    const grid = withFreeRows(floating('center', 130, 130))
    assert.equal(grid.lead, 3)
    assert.equal(grid.top, 500 - 3 * 40)
    assert.equal(grid.rows.sizes.length, 6)
    assert.deepEqual(
      grid.occupants.map(({ cells }) => cells.row),
      [4, 5],
    )
  })
  test('are none at the head of a section, and none where its grid fills it', () => {
    assert.equal(withFreeRows(floating('start', 0, 200)).lead, undefined)
    assert.equal(withFreeRows(floating('center', 20, 20)).lead, 0)
  })
})

describe('a drop in a section that is taller than its grid', () => {
  const middle = withFreeRows(floating('center', 130, 130))
  test('above it adds as many rows below, so that nothing else moves', () => {
    // Two of the three free rows: the grid reaches from there, and as far below its middle.
    assert.deepEqual(put(middle, 'foot', at(2, 2)), { lowered: 2, rows: 7, risen: 0 })
  })
  test('below it adds as many rows above', () => {
    assert.deepEqual(put(middle, 'foot', at(7, 2)), { lowered: 2, rows: undefined, risen: 0 })
  })
  test('where it stood asks nothing', () => {
    assert.deepEqual(put(middle, 'foot', at(5, 2)), { lowered: 0, rows: undefined, risen: 0 })
  })
  test('that takes the last block up keeps the rows it leaves', () => {
    assert.deepEqual(put(middle, 'foot', at(4, 2, 10)), { lowered: 0, rows: 3, risen: 0 })
  })
  test('the same where the grid fills it, for then it would not any more', () => {
    const full = withFreeRows(floating('center', 0, 0))
    assert.deepEqual(put(full, 'foot', at(1, 2, 10)), { lowered: 0, rows: 3, risen: 0 })
  })
  test('below its foot lets the section grow', () => {
    // Then it stands at its head, which is not quite three rows above.
    assert.deepEqual(put(middle, 'foot', at(12, 2)), { lowered: 3, rows: undefined, risen: 10 })
  })
  test('at the foot of the section adds rows above alone, and keeps those below', () => {
    const foot = withFreeRows(floating('end', 130, 0))
    assert.deepEqual(put(foot, 'foot', at(2, 2)), { lowered: 2, rows: 5, risen: 0 })
    assert.deepEqual(put(foot, 'head', at(1, 1)), { lowered: 3, rows: undefined, risen: 0 })
  })
  test('below the foot of the section rises with all of it, as far as there is room', () => {
    const foot = withFreeRows(floating('end', 130, 0))
    assert.deepEqual(put(foot, 'foot', at(6, 2)), { lowered: 0, rows: undefined, risen: 40 })
  })
})

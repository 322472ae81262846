import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { planPhonePlaces, setPhonePlaces } from '#document/commands/set-phone-place.ts'
import type { Cells } from '#document/layout/cells.ts'
import { applied, pageOf } from '#document/testing/applied.ts'
import { registry } from '#document/testing/sample-blocks.tsx'
import { dropTarget, linesAt, resizeTarget, type DropPlan } from './drop-target.ts'
import { lineAt, readTracks, stretchOf } from './grid-tracks.ts'
import { occupantsOn } from './measure.ts'
import { cellsOf, pixelsOf, type MeasuredGrid } from './measured-grid.ts'
import { snapLines, snapMove, snapResize } from './snap.ts'

const cells = (column: number, row: number, width: number, height: number): Cells => ({
  column,
  row,
  width,
  height,
})
const columns = { sizes: Array.from({ length: 24 }, () => 30), gap: 10, extra: 0 }
const rows = { sizes: [30, 60, 30], gap: 10, extra: 30 }
const grid = (more: Partial<MeasuredGrid> = {}): MeasuredGrid => ({
  section: 's1',
  left: 100,
  top: 200,
  width: 24 * 30 + 23 * 10,
  sectionTop: 150,
  sectionBottom: 500,
  columns,
  rows,
  rtl: false,
  occupants: [],
  closed: false,
  ...more,
})

describe('grid tracks', () => {
  test('reads what a browser computes, with named lines', () => {
    assert.deepEqual(readTracks('[full-start] 12px [a] 40.5px 0px', '8px', 30), {
      sizes: [12, 40.5, 0],
      gap: 8,
      extra: 30,
    })
  })
  test('a pixel lies at a line and its fraction; a gap belongs to the track before it', () => {
    assert.equal(lineAt(rows, 0), 0)
    assert.equal(lineAt(rows, 20), 0.5)
    assert.equal(lineAt(rows, 40), 1)
    assert.equal(lineAt(rows, 110), 2)
  })
  test('goes on below the last track and before the first', () => {
    assert.equal(lineAt(rows, 150), 3)
    assert.equal(lineAt(rows, 190), 4)
    assert.equal(lineAt(rows, -40), -1)
  })
  test('a stretch leaves the gaps at its ends out', () => {
    assert.deepEqual(stretchOf(rows, 1, 3), { start: 40, end: 140 })
    assert.deepEqual(stretchOf(rows, 2, 5), { start: 110, end: 220 })
  })
})

describe('snapping', () => {
  const other = { x0: 4, y0: 0, x1: 10, y1: 3 }
  test('takes whole cells', () => {
    assert.deepEqual(snapMove({ x0: 12.4, y0: 8.6, x1: 15.4, y1: 10.6 }, [], 24), {
      x0: 12,
      y0: 9,
      x1: 15,
      y1: 11,
    })
  })
  test('is pulled to an edge of another block rather than to the nearest cell', () => {
    const box = snapMove({ x0: 4.6, y0: 6, x1: 7.6, y1: 8 }, [other], 24)
    assert.equal(box.x0, 4)
  })
  test('is pulled to the centre of the section', () => {
    assert.equal(snapMove({ x0: 9.4, y0: 6, x1: 13.4, y1: 8 }, [], 24).x0, 10)
  })
  test('is pulled to where gaps on both sides are equal', () => {
    const left = { x0: 0, y0: 0, x1: 3, y1: 4 }
    const right = { x0: 14, y0: 0, x1: 20, y1: 4 }
    const even = snapMove({ x0: 6.6, y0: 1, x1: 9.6, y1: 3 }, [left, right], 24)
    assert.equal(even.x0, 7)
    assert.deepEqual(
      snapLines(even, [left, right], 24)
        .filter((line) => line.kind === 'gap')
        .map((line) => [line.at, line.end]),
      [
        [3, 7],
        [10, 14],
      ],
    )
  })
  test('never leaves the grid', () => {
    assert.deepEqual(snapMove({ x0: 22.8, y0: -3, x1: 28.8, y1: 1 }, [], 24), {
      x0: 18,
      y0: 0,
      x1: 24,
      y1: 4,
    })
  })
  test('a resize keeps the least size and takes a neighbour’s', () => {
    const minimum = { width: 2, height: 1 }
    const small = snapResize({ x0: 2, y0: 5, x1: 2.3, y1: 8 }, { x: 'end' }, [], 24, minimum)
    assert.equal(small.x1, 4)
    const alike = snapResize({ x0: 12, y0: 5, x1: 17.7, y1: 8 }, { x: 'end' }, [other], 24, minimum)
    assert.equal(alike.x1, 18)
  })
  test('shows shared centres of things of different size', () => {
    const lines = snapLines({ x0: 5, y0: 6, x1: 9, y1: 8 }, [other], 24)
    assert.deepEqual(
      lines.filter((line) => line.axis === 'x').map((line) => [line.kind, line.at]),
      [['centre', 7]],
    )
  })
  test('shows shared edges, and where they reach', () => {
    const lines = snapLines({ x0: 4, y0: 6, x1: 10, y1: 8 }, [other], 24)
    assert.deepEqual(
      lines.filter((line) => line.axis === 'x').map((line) => [line.kind, line.at, line.from, line.to]),
      [
        ['edge', 4, 0, 8],
        ['edge', 10, 0, 8],
      ],
    )
  })
})

describe('drop target', () => {
  const a = { id: 'aaaaaa', cells: cells(1, 1, 6, 2), layer: 0 }
  const b = { id: 'bbbbbb', cells: cells(1, 3, 6, 2), layer: 0 }

  test('a block held over another lands there, and the other makes room below', () => {
    const measured = grid({ occupants: [a, b] })
    const place = pixelsOf(measured, { x0: 0, y0: 2, x1: 6, y1: 4 })
    const plan = dropTarget(
      [measured],
      { cells: new Map([[a.id, a.cells]]), layer: 0 },
      place.left + 3,
      place.top + 3,
      place.top + 3,
      { width: place.width },
    )
    assert.deepEqual(plan?.room.moved.get(a.id), cells(1, 3, 6, 2))
    assert.deepEqual(plan?.room.displaced.get(b.id), cells(1, 5, 6, 2))
  })

  test('the section under the pointer is meant; a closed one is passed over', () => {
    const first = grid({ section: 's1', occupants: [a] })
    const second = grid({ section: 's2', top: 700, sectionTop: 650, sectionBottom: 900 })
    const moving = { cells: new Map([[a.id, a.cells]]), layer: 0 }
    assert.equal(dropTarget([first, second], moving, 100, 710, 720, { width: 230 })?.section, 's2')
    const closed = { ...second, closed: true }
    assert.equal(dropTarget([first, closed], moving, 100, 710, 720, { width: 230 })?.section, 's1')
    assert.equal(dropTarget([{ ...first, closed: true }], moving, 0, 0, 0, { width: 230 }), null)
  })

  test('several blocks keep their places to each other', () => {
    const measured = grid({ occupants: [a, b] })
    const plan = dropTarget(
      [measured],
      {
        cells: new Map([
          [a.id, a.cells],
          [b.id, b.cells],
        ]),
        layer: 0,
      },
      100 + 40 * 5,
      200,
      210,
      { width: 230 },
    )
    assert.deepEqual([...(plan?.room.moved.values() ?? [])], [cells(6, 1, 6, 2), cells(6, 3, 6, 2)])
  })

  test('on the phone the others go where the drop will have them, not only out of the way', () => {
    const page = pageOf({ blocka: [1, 1, 24, 3], blockb: [1, 4, 24, 3], blockc: [1, 7, 24, 3] })
    const measured = grid({
      columns: { sizes: Array.from({ length: 8 }, () => 30), gap: 10, extra: 0 },
      width: 8 * 30 + 7 * 10,
      occupants: occupantsOn(page, 'sectna', 'phone', registry),
      rearranged: (wanted) => planPhonePlaces(page, wanted, registry),
    })
    const first = measured.occupants.find((one) => one.id === 'blocka')
    assert.ok(first)
    const place = pixelsOf(measured, { x0: 0, y0: 6, x1: 8, y1: 7 })
    const moving = { cells: new Map([['blocka', first.cells]]), layer: 0 }
    const plan = dropTarget([measured], moving, place.left, place.top, place.top, place)
    assert.ok(plan)
    const after = applied(page, setPhonePlaces(page, new Map([['blocka', cellsOf(plan.box)]]), registry))
    const before = new Map(measured.occupants.map((one) => [one.id, one.cells]))
    for (const { id, cells: at } of occupantsOn(after, 'sectna', 'phone', registry)) {
      assert.deepEqual(plan.room.moved.get(id) ?? plan.room.displaced.get(id) ?? before.get(id), at, id)
    }
  })

  test('right to left, columns count from the right', () => {
    const measured = grid({ rtl: true })
    assert.deepEqual(linesAt(measured, 100 + measured.width, 200), { x: 0, y: 0 })
    const place = pixelsOf(measured, { x0: 0, y0: 0, x1: 6, y1: 1 })
    assert.equal(place.left + place.width, 100 + measured.width)
    const plan = dropTarget(
      [measured],
      { cells: new Map([[a.id, a.cells]]), layer: 0 },
      place.left,
      place.top,
      place.top,
      { width: place.width },
    )
    assert.deepEqual(plan?.room.moved.get(a.id), cells(1, 1, 6, 2))
  })

  test('while the cells stay the same, so does the plan', () => {
    const measured = grid({ occupants: [a, b] })
    const moving = { cells: new Map([[a.id, a.cells]]), layer: 0 }
    const at = (top: number, before: DropPlan | null = null) =>
      dropTarget([measured], moving, 100, top, 210, { width: 230 }, before)
    const first = at(205)
    assert.ok(first)
    assert.equal(at(208, first), first)
    assert.notEqual(at(245, first), first)
    assert.deepEqual(at(245, first), at(245))
    const least = { width: 1, height: 1 }
    const pulled = (y: number, before: DropPlan | null = null) =>
      resizeTarget(measured, a.id, a.cells, { y: 'end' }, 0, y, least, before)
    const resized = pulled(350)
    assert.equal(pulled(352, resized), resized)
    assert.deepEqual(pulled(275, resized), pulled(275))
  })

  test('a resize pushes what it grows over', () => {
    const measured = grid({ occupants: [a, b] })
    const plan = resizeTarget(measured, a.id, a.cells, { y: 'end' }, 0, 200 + 150, { width: 1, height: 1 })
    assert.deepEqual(plan.room.moved.get(a.id), cells(1, 1, 6, 3))
    assert.deepEqual(plan.room.displaced.get(b.id), cells(1, 4, 6, 2))
  })
})

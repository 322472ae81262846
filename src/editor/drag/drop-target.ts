import { makeRoom, type Occupant, type RoomPlan } from '#document/layout/make-room.ts'
import type { Cells } from '#document/layout/cells.ts'
import type { BlockId, SectionId } from '#document/nodes.ts'
import { lineAt } from './grid-tracks.ts'
import { boxOf, cellsOf, type MeasuredGrid } from './measured-grid.ts'
import { snapLines, snapMove, snapResize, type Box, type Edges, type SnapLine } from './snap.ts'

/*
 * Where a block would land: rectangles and rules in, a plan out. Nothing of the page is touched or read.
 * Pixels are those of the frame's document.
 */

/** What would happen if the pointer were released now. */
export interface DropPlan {
  readonly section: SectionId
  readonly room: RoomPlan
  /** The cells around everything that is moved. */
  readonly box: Box
  readonly lines: readonly SnapLine[]
}

/** The grid lines a point of the document lies at. */
export function linesAt(grid: MeasuredGrid, x: number, y: number): { x: number; y: number } {
  const along = grid.rtl ? grid.left + grid.width - x : x - grid.left
  return { x: lineAt(grid.columns, along), y: lineAt(grid.rows, y - grid.top) }
}

/** The section a point lies in; the nearest one above or below where it lies between. */
export function gridAt(grids: readonly MeasuredGrid[], y: number): MeasuredGrid | undefined {
  let best: MeasuredGrid | undefined
  let distance = Number.POSITIVE_INFINITY
  for (const grid of grids) {
    if (grid.closed) continue
    const away =
      y < grid.sectionTop ? grid.sectionTop - y : y > grid.sectionBottom ? y - grid.sectionBottom : 0
    if (away < distance) {
      best = grid
      distance = away
    }
  }
  return best
}

/** What is being moved: the cells of each block as the gesture began, and the layer of those not on the grid yet. */
export interface Moving {
  readonly cells: ReadonlyMap<BlockId, Cells>
  readonly layer: number
}

function around(all: Iterable<Cells>): Box {
  let box: Box | undefined
  for (const cells of all) {
    const own = boxOf(cells)
    box = box
      ? {
          x0: Math.min(box.x0, own.x0),
          y0: Math.min(box.y0, own.y0),
          x1: Math.max(box.x1, own.x1),
          y1: Math.max(box.y1, own.y1),
        }
      : own
  }
  return box ?? { x0: 0, y0: 0, x1: 1, y1: 1 }
}

/** Whether a plan is for these cells already: from the same measures the same cells have the same plan. */
function isFor(plan: DropPlan | null, grid: MeasuredGrid, box: Box): plan is DropPlan {
  return (
    plan !== null &&
    plan.section === grid.section &&
    plan.box.x0 === box.x0 &&
    plan.box.y0 === box.y0 &&
    plan.box.x1 === box.x1 &&
    plan.box.y1 === box.y1
  )
}

/** Occupants with the moved blocks among them, as `makeRoom` asks. */
function withMoved(grid: MeasuredGrid, moving: Moving): Occupant[] {
  const there = new Set(grid.occupants.map((one) => one.id))
  const coming = [...moving.cells].filter(([id]) => !there.has(id))
  return [...grid.occupants, ...coming.map(([id, cells]) => ({ id, cells, layer: moving.layer }))]
}

/** Where everything will stand when blocks take these cells. */
function roomFor(
  grid: MeasuredGrid,
  occupants: readonly Occupant[],
  wanted: ReadonlyMap<BlockId, Cells>,
): RoomPlan {
  const there = [...wanted.keys()].every((id) => grid.occupants.some((one) => one.id === id))
  return grid.rearranged && there
    ? grid.rearranged(wanted)
    : makeRoom(occupants, wanted, grid.columns.sizes.length)
}

function planAt(grid: MeasuredGrid, moving: Moving, box: Box): DropPlan {
  const start = around(moving.cells.values())
  const columns = grid.columns.sizes.length
  const wanted = new Map<BlockId, Cells>()
  for (const [id, cells] of moving.cells) {
    wanted.set(id, {
      ...cells,
      column: cells.column + box.x0 - start.x0,
      row: cells.row + box.y0 - start.y0,
    })
  }
  const others = grid.occupants.filter((one) => !moving.cells.has(one.id)).map((one) => boxOf(one.cells))
  return {
    section: grid.section,
    room: roomFor(grid, withMoved(grid, moving), wanted),
    box,
    lines: snapLines(box, others, columns),
  }
}

/**
 * Where blocks that are held at a point would land.
 *
 * @param left top: where the pointer holds the top left corner of what is moved, px of the document
 * @param y of the pointer: it decides which section is meant
 * @param before of the same gesture: given back, the very same, while the blocks would land where they did
 */
export function dropTarget(
  grids: readonly MeasuredGrid[],
  moving: Moving,
  left: number,
  top: number,
  y: number,
  size: { readonly width: number },
  before: DropPlan | null = null,
): DropPlan | null {
  const grid = gridAt(grids, y)
  if (!grid) return null
  const start = around(moving.cells.values())
  const columns = grid.columns.sizes.length
  const width = Math.min(start.x1 - start.x0, columns)
  const height = start.y1 - start.y0
  const at = linesAt(grid, grid.rtl ? left + size.width : left, top)
  const held: Box = { x0: at.x, y0: Math.max(0, at.y), x1: at.x + width, y1: Math.max(0, at.y) + height }
  const others = grid.occupants.filter((one) => !moving.cells.has(one.id)).map((one) => boxOf(one.cells))
  const box = snapMove(held, others, columns)
  return isFor(before, grid, box) ? before : planAt(grid, moving, box)
}

/** Where a block would stand whose edges are pulled to a point; `before` as for {@link dropTarget}. */
export function resizeTarget(
  grid: MeasuredGrid,
  id: BlockId,
  from: Cells,
  edges: Edges,
  x: number,
  y: number,
  minimum: { readonly width: number; readonly height: number },
  before: DropPlan | null = null,
): DropPlan {
  const at = linesAt(grid, x, y)
  const columns = grid.columns.sizes.length
  const own = boxOf(from)
  const pulled: Box = {
    x0: edges.x === 'start' ? at.x : own.x0,
    x1: edges.x === 'end' ? at.x : own.x1,
    y0: edges.y === 'start' ? Math.max(0, at.y) : own.y0,
    y1: edges.y === 'end' ? at.y : own.y1,
  }
  const others = grid.occupants.filter((one) => one.id !== id).map((one) => boxOf(one.cells))
  const box = snapResize(pulled, edges, others, columns, {
    width: Math.min(minimum.width, columns),
    height: minimum.height,
  })
  if (isFor(before, grid, box)) return before
  return {
    section: grid.section,
    room: roomFor(grid, grid.occupants, new Map([[id, cellsOf(box)]])),
    box,
    lines: snapLines(box, others, columns),
  }
}

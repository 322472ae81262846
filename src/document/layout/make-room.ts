import { desktopColumns, maxRows, type BlockId } from '../nodes.ts'
import { cellsOverlap, rowAfter, type Cells } from './cells.ts'

/** A block on a grid, as far as room is concerned. */
export interface Occupant {
  readonly id: BlockId
  readonly cells: Cells
  /** Only blocks of one layer are in each other's way. */
  readonly layer: number
}

/** Where everything stands after a move: what the ghost shows before the drop, and the drop stores. */
export interface RoomPlan {
  /** The moved blocks where they will be (drawn back inside the grid). */
  readonly moved: ReadonlyMap<BlockId, Cells>
  /** The others that give way, where they will be. */
  readonly displaced: ReadonlyMap<BlockId, Cells>
  /** Rows the grid then has. */
  readonly rows: number
  /** There is no room left below (`maxRows`): the drop is not possible. */
  readonly full: boolean
}

/** Whether two occupants are in each other's way where their cells meet. */
export type InTheWay = (one: Occupant, other: Occupant) => boolean

const sameLayer: InTheWay = (one, other) => one.layer === other.layer

/** Cells drawn back into a grid of so many columns, not smaller than one cell. */
export function withinGrid(cells: Cells, columns: number = desktopColumns): Cells {
  const width = Math.min(Math.max(1, Math.round(cells.width)), columns)
  const height = Math.min(Math.max(1, Math.round(cells.height)), maxRows)
  return {
    column: Math.min(Math.max(1, Math.round(cells.column)), columns - width + 1),
    row: Math.min(Math.max(1, Math.round(cells.row)), maxRows - height + 1),
    width,
    height,
  }
}

function byPlace(one: Occupant, other: Occupant): number {
  return (
    one.cells.row - other.cells.row || one.cells.column - other.cells.column || (one.id < other.id ? -1 : 1)
  )
}

/**
 * What the rest does when blocks are placed or resized: whoever is in the way moves down, as little
 * as possible, and pushes what is below it in turn. Nobody moves up or sideways, and other layers
 * are left alone. Pure: the same question has the same answer on every machine.
 *
 * @param occupants every block of the grid, the moved ones too
 * @param wanted cells the moved blocks are to take
 * @param columns of the grid: 24, or 8 on the phone
 */
export function makeRoom(
  occupants: readonly Occupant[],
  wanted: ReadonlyMap<BlockId, Cells>,
  columns: number = desktopColumns,
  inTheWay: InTheWay = sameLayer,
): RoomPlan {
  const moved = new Map<BlockId, Cells>()
  const displaced = new Map<BlockId, Cells>()
  // By their first rows, so that one way down past them all finds the first that is free.
  const standing: Occupant[] = []
  let full = false
  let rows = 0
  const stand = (occupant: Occupant, from: Cells): Cells => {
    let cells = from
    for (const other of standing)
      if (cellsOverlap(other.cells, cells) && inTheWay(occupant, other))
        cells = { ...cells, row: rowAfter(other.cells) }
    rows = Math.max(rows, rowAfter(cells) - 1)
    full ||= rows > maxRows
    const { row } = cells
    standing.splice(standing.findLastIndex((other) => other.cells.row <= row) + 1, 0, { ...occupant, cells })
    return cells
  }
  // What is moved goes first, so that everything else gives way to it.
  for (const occupant of occupants.filter(({ id }) => wanted.has(id)).toSorted(byPlace)) {
    moved.set(occupant.id, stand(occupant, withinGrid(wanted.get(occupant.id) ?? occupant.cells, columns)))
  }
  for (const occupant of occupants.filter(({ id }) => !wanted.has(id)).toSorted(byPlace)) {
    const cells = stand(occupant, occupant.cells)
    if (cells.row !== occupant.cells.row) displaced.set(occupant.id, cells)
  }
  return { moved, displaced, rows, full }
}

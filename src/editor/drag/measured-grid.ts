import type { Cells } from '#document/layout/cells.ts'
import type { Occupant, RoomPlan } from '#document/layout/make-room.ts'
import type { BlockId, SectionId } from '#document/nodes.ts'
import { stretchOf, type Tracks } from './grid-tracks.ts'
import type { Box } from './snap.ts'

/*
 * A grid as a gesture knows it, and where its cells are on the screen: what the marks need of a gesture, which are
 * there before its code is.
 */

/** A section's grid as it was measured when the gesture began. */
export interface MeasuredGrid {
  readonly section: SectionId
  /** The grid's own box: from its first line to its last. */
  readonly left: number
  readonly top: number
  readonly width: number
  /** The whole section, from where it accepts a drop. */
  readonly sectionTop: number
  readonly sectionBottom: number
  readonly columns: Tracks
  readonly rows: Tracks
  readonly rtl: boolean
  readonly occupants: readonly Occupant[]
  /**
   * Where the rest goes when blocks of this grid take other cells, where more than room decides it: on the
   * phone what nobody placed is derived anew.
   */
  readonly rearranged?: (wanted: ReadonlyMap<BlockId, Cells>) => RoomPlan
  /** The room around the grid in a section with a height of its own, px, its padding left out, and where the grid floats. */
  readonly spare?: {
    readonly above: number
    readonly below: number
    readonly align: 'start' | 'center' | 'end'
  }
  /** Rows at its head that the section has not: free room above what stands in it (`standing.ts`). */
  readonly lead?: number
  /** Nothing can be put in: locked, or shown from elsewhere. */
  readonly closed: boolean
}

export const boxOf = (cells: Cells): Box => ({
  x0: cells.column - 1,
  y0: cells.row - 1,
  x1: cells.column - 1 + cells.width,
  y1: cells.row - 1 + cells.height,
})

export const cellsOf = (box: Box): Cells => ({
  column: box.x0 + 1,
  row: box.y0 + 1,
  width: box.x1 - box.x0,
  height: box.y1 - box.y0,
})

/** The rectangle of a box in pixels of the document. */
export function pixelsOf(grid: MeasuredGrid, box: Box) {
  const x = stretchOf(grid.columns, Math.floor(box.x0), Math.ceil(box.x1))
  const y = stretchOf(grid.rows, Math.floor(box.y0), Math.ceil(box.y1))
  const width = x.end - x.start
  return {
    left: grid.rtl ? grid.left + grid.width - x.end : grid.left + x.start,
    top: grid.top + y.start,
    width,
    height: y.end - y.start,
  }
}

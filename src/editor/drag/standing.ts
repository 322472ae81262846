import { boxOf, type MeasuredGrid } from './measured-grid.ts'
import type { DropPlan } from './drop-target.ts'

/*
 * In a section that is taller than what stands in it the grid floats: in its middle or at its foot. What is dropped
 * above the grid, or makes it taller or shorter, would move all of it. So that everything stays where it is seen, the
 * free rows above are rows of the gesture's grid, and the drop gives the section those it needs, above and below.
 */

/** Tracks of this many pixels fit, gaps between them and towards the grid with them. */
const fitting = (room: number, step: number) => (step > 0 ? Math.max(0, Math.floor((room + 0.5) / step)) : 0)

/** A grid that was measured, with the free rows above it as rows to drop into. */
export function withFreeRows(grid: MeasuredGrid): MeasuredGrid {
  const { spare, rows } = grid
  if (!spare || spare.align === 'start') return grid
  const step = rows.extra + rows.gap
  const lead = fitting(spare.align === 'end' ? spare.above : Math.min(spare.above, spare.below), step)
  if (lead === 0) return { ...grid, lead }
  return {
    ...grid,
    lead,
    top: grid.top - lead * step,
    rows: { ...rows, sizes: [...Array.from({ length: lead }, () => rows.extra), ...rows.sizes] },
    occupants: grid.occupants.map((one) => ({
      ...one,
      cells: { ...one.cells, row: one.cells.row + lead },
    })),
  }
}

/** What a drop asks of a section so that everything stands where it was shown. */
export interface Standing {
  /** Rows that all of the section's blocks are set lower by, as their rows are counted. */
  readonly lowered: number
  /** The least number of rows the section gets; undefined: its blocks reach down far enough. */
  readonly rows: number | undefined
  /** How much higher than its cells say it will all stand, px, where a drop makes more of the grid than there is room. */
  readonly risen: number
}

const asItIs: Standing = { lowered: 0, rows: undefined, risen: 0 }

/** What a plan on such a grid asks of its section. */
export function standingOf(grid: MeasuredGrid, plan: DropPlan): Standing {
  const { lead, spare, occupants, rows } = grid
  if (lead === undefined || !spare) return asItIs
  const { moved, displaced } = plan.room
  const stay = occupants.filter(({ id }) => !moved.has(id) && !displaced.has(id)).map(({ cells }) => cells)
  const boxes = [...moved.values(), ...displaced.values(), ...stay].map(boxOf)
  const first = Math.min(...boxes.map(({ y0 }) => y0))
  const last = Math.max(...boxes.map(({ y1 }) => y1))
  const isMiddle = spare.align === 'center'
  // In the middle as many rows are free below as above.
  const all = rows.sizes.length + (isMiddle ? lead : 0)
  const unused = Math.max(0, Math.min(lead, first, isMiddle ? all - last : first))
  const wanted = all - unused * (isMiddle ? 2 : 1)
  const lowered = lead - unused
  const step = rows.extra + rows.gap
  const added = Math.max(wanted, last - unused) - (rows.sizes.length - lead)
  const room = Math.max(0, spare.above + spare.below - added * step)
  return {
    lowered,
    rows: wanted > last - unused ? wanted : undefined,
    risen: spare.above - lowered * step - (isMiddle ? room / 2 : room),
  }
}

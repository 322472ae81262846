import type { Occupant } from '#document/layout/make-room.ts'
import type { BlockId } from '#document/nodes.ts'

/**
 * The block that what is dropped at a point of a grid comes below: the uppermost that stands there, else the nearest
 * above it in the same columns, else the last that begins above it; the first where none does.
 *
 * @param at lines of the grid, from 0
 */
export function blockAbove(
  occupants: readonly Occupant[],
  { x, y }: { readonly x: number; readonly y: number },
): BlockId | undefined {
  const inOrder = occupants.toSorted(
    ({ cells: one }, { cells: other }) => one.row - other.row || one.column - other.column,
  )
  const foot = ({ cells }: Occupant) => cells.row - 1 + cells.height
  const begun = inOrder.filter(({ cells }) => cells.row - 1 <= y)
  const inColumns = begun.filter(({ cells }) => cells.column - 1 <= x && x < cells.column - 1 + cells.width)
  const there = inColumns.filter((one) => y < foot(one)).toSorted((one, other) => one.layer - other.layer)
  const above = inColumns.toSorted((one, other) => foot(one) - foot(other))
  return (there.at(-1) ?? above.at(-1) ?? begun.at(-1) ?? inOrder[0])?.id
}

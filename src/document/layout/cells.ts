/** A rectangle of grid cells; `column` and `row` count from 1. */
export interface Cells {
  readonly column: number
  readonly row: number
  readonly width: number
  readonly height: number
}

export function cellsOverlap(one: Cells, other: Cells): boolean {
  return (
    one.column < other.column + other.width &&
    other.column < one.column + one.width &&
    one.row < other.row + other.height &&
    other.row < one.row + one.height
  )
}

/** Whether every cell of `inner` is one of `outer`'s. */
export function cellsContain(outer: Cells, inner: Cells): boolean {
  return (
    inner.column >= outer.column &&
    inner.row >= outer.row &&
    inner.column + inner.width <= outer.column + outer.width &&
    inner.row + inner.height <= outer.row + outer.height
  )
}

/** The first row below. */
export function rowAfter(cells: Cells): number {
  return cells.row + cells.height
}

/** The first column to the right. */
export function columnAfter(cells: Cells): number {
  return cells.column + cells.width
}

/** The smallest rectangle around all; undefined for none. */
export function cellsAround(all: readonly Cells[]): Cells | undefined {
  if (all.length === 0) return undefined
  const column = Math.min(...all.map((cells) => cells.column))
  const row = Math.min(...all.map((cells) => cells.row))
  return {
    column,
    row,
    width: Math.max(...all.map(columnAfter)) - column,
    height: Math.max(...all.map(rowAfter)) - row,
  }
}

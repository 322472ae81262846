/** So many views an account keeps, of all lists together. The table has no place for more. */
export const MOST_VIEWS = 100

/** Characters of a view at most, written as JSON; the table, which writes it with more blanks, takes half as many again. */
export const VIEW_MAX = 4000

/** The first place that is free; `null` where all are taken. Places count from 1. */
export function freePlace(taken: readonly number[]): number | null {
  const there = new Set(taken)
  for (let place = 1; place <= MOST_VIEWS; place += 1) if (!there.has(place)) return place
  return null
}

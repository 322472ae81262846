import { byPosition, type Page } from '../tree/page.ts'

/** Where a page stands among its neighbours; its facts tell whether it may have been moved. */
export type Placed = Pick<Page, 'id' | 'nav' | 'parentId' | 'position' | 'factsVersion'>

/** Pages by where they stand in the drafts, and where they are live. */
export interface KnownPlaces {
  readonly drafted: ReadonlyMap<string, Placed>
  readonly live: ReadonlyMap<string, Placed>
}

const placeOf = ({ nav, parentId }: Placed): string => `${nav}/${parentId ?? ''}`

/** A page among those that stand where it does; null where it stands elsewhere, or nowhere. */
const beside = (page: Placed, places: ReadonlyMap<string, Placed>): Placed | null => {
  const found = places.get(page.id)
  return found && placeOf(found) === placeOf(page) ? found : null
}

/**
 * How much it matters that one page stands before another: less than nothing where it stands after it. By the drafts,
 * or as they are live where the drafts do not tell.
 */
function pull(one: Placed, other: Placed, { drafted, live }: KnownPlaces, certain: number): number {
  const [draft, was] = [beside(one, drafted), beside(one, live)]
  const reference = draft ? beside(other, drafted) : beside(other, live)
  const place = draft ?? was
  if (!place || !reference) return 0
  // A page that is as it was released was not moved: it outweighs all of which nobody knows.
  const weight = draft && draft.factsVersion === was?.factsVersion ? certain : 1
  return byPosition(place, reference) < 0 ? weight : -weight
}

/** How many of the pages that are left out, in their order, stand before one that goes. */
function countBefore(page: Placed, left: readonly Placed[], known: KnownPlaces): number {
  let [sum, most, count] = [0, 0, 0]
  for (const [index, one] of left.entries()) {
    sum += pull(one, page, known, left.length + 1)
    if (sum < most) continue
    most = sum
    count = index + 1
  }
  return count
}

/**
 * Pages of a release that takes some of the drafts, in places of their own: those that are left out in the order in
 * which they are live, and those that go where the drafts have them among these. The numbers of a place alone do not
 * tell: neighbours that made room for a page have other ones in the drafts. Where two pages changed, of which either
 * may have been moved past the other, they stand as they are drafted.
 *
 * @param going the chosen pages
 * @param left the pages that are live and left out
 */
export function inPlaces<P extends Placed>(going: readonly P[], left: readonly P[], known: KnownPlaces): P[] {
  const stays = Map.groupBy(left, placeOf)
  const goes = Map.groupBy(going, placeOf)
  return [...new Set([...goes.keys(), ...stays.keys()])].flatMap((place) => {
    const kept = (stays.get(place) ?? []).toSorted(byPosition)
    const taken = (goes.get(place) ?? []).toSorted(byPosition)
    if (kept.length === 0 || taken.length === 0) return [...kept, ...taken]
    const after = Map.groupBy(taken, (page) => countBefore(page, kept, known))
    return [
      ...(after.get(0) ?? []),
      ...kept.flatMap((page, index) => [page, ...(after.get(index + 1) ?? [])]),
    ].map((page, position) => ({ ...page, position }))
  })
}

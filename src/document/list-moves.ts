/** Those of `list` that can stay where they are while the rest moves: as many as can be. */
function staying(list: readonly string[], wanted: ReadonlyMap<string, number>): Set<string> {
  // The longest run of rising places, by patience sorting.
  const piles: { id: string; place: number; under: number }[][] = []
  for (const id of list) {
    const place = wanted.get(id) ?? -1
    let pile = piles.findIndex((held) => (held.at(-1)?.place ?? -1) > place)
    if (pile < 0) pile = piles.push([]) - 1
    piles[pile]?.push({ id, place, under: (piles[pile - 1]?.length ?? 0) - 1 })
  }
  const kept = new Set<string>()
  let at = (piles.at(-1)?.length ?? 0) - 1
  for (let pile = piles.length - 1; pile >= 0; pile -= 1) {
    const card = piles[pile]?.[at]
    if (!card) break
    kept.add(card.id)
    at = card.under
  }
  return kept
}

/** The moves that bring a list, holding just these ids, into the order wanted: each id with whom it goes after. */
export function movesInto(
  list: readonly string[],
  wanted: readonly string[],
): { id: string; after: string | null; at: number }[] {
  const kept = staying(list, new Map(wanted.map((id, place) => [id, place])))
  return wanted.flatMap((id, at) => (kept.has(id) ? [] : [{ id, after: wanted[at - 1] ?? null, at }]))
}

/** A page by where it stands for visitors and in the drafts; null: nowhere, or it has no address of its own. */
export interface Standing {
  readonly id: string
  readonly title: string
  readonly live: string | null
  readonly draft: string | null
}

/** A page that nobody chose and whose address a chosen one takes. */
export interface Displaced<P extends Standing> {
  readonly page: P
  /** The page that takes its address. */
  readonly by: P
}

export interface Displacements<P extends Standing> {
  /** Go along to the address they have in the drafts, and change in nothing else. */
  readonly moved: readonly (Displaced<P> & { readonly to: string })[]
  /** Have nowhere to go: deleted in the drafts, or the home page there. They must be chosen too. */
  readonly stuck: readonly Displaced<P>[]
}

/**
 * What becomes of live pages that are not chosen when those that are come to stand at their addresses. None of them
 * may vanish: who moved in the drafts moves along, which may displace the next; who cannot is told.
 *
 * @param pages all of the drafts, and all that are live
 */
export function displacements<P extends Standing>(
  pages: readonly P[],
  isChosen: (page: P) => boolean,
): Displacements<P> {
  const holders = new Map<string, P>()
  for (const page of pages) if (page.live !== null && !isChosen(page)) holders.set(page.live, page)
  // No two pages of the drafts have one address, so each place is asked for once, and this comes to an end.
  const claims = pages.flatMap((page) =>
    isChosen(page) && page.draft !== null ? [{ path: page.draft, page }] : [],
  )
  const moved: (Displaced<P> & { to: string })[] = []
  const stuck: Displaced<P>[] = []
  for (const { path, page: by } of claims) {
    const page = holders.get(path)
    if (!page || page === by) continue
    holders.delete(path)
    // Which page is the home page is not changed by one that was not chosen.
    if (page.draft === null || page.draft === '/' || page.draft === path) {
      stuck.push({ page, by })
      continue
    }
    moved.push({ page, by, to: page.draft })
    claims.push({ path: page.draft, page })
  }
  return { moved, stuck }
}

import type { Ctx } from '#platform/ctx.ts'
import { addressesByHand, readRedirects } from '../redirects/redirect.store.ts'
import { isAddressed } from '../tree/page.ts'
import { ledAlong, movedPaths, type PageAddress, returnedPaths } from './manifest.ts'
import { readLastShown } from './release.store.ts'

interface Moved {
  readonly from: string
  readonly to: string
  /** For good (301) unless said. */
  readonly status?: 301 | 302
}

/** Where pages stand that visitors may know. */
export interface KnownAddresses {
  /** As they are live. */
  readonly live: readonly PageAddress[]
  /** Where those were found last that are not live, and are to be; the latest first. */
  readonly last: readonly PageAddress[]
}

/**
 * The addresses at which visitors know pages that are to be live. Asked before anything is stored of a release: a page
 * that was never released is known by that.
 */
export async function knownAddresses(
  ctx: Ctx,
  live: readonly PageAddress[],
  next: readonly Pick<PageAddress, 'id' | 'kind'>[],
): Promise<KnownAddresses> {
  const there = new Set(live.map(({ id }) => id))
  const added = next.filter((page) => isAddressed(page) && !there.has(page.id))
  return {
    live,
    last: await readLastShown(
      ctx,
      added.map(({ id }) => id),
    ),
  }
}

/**
 * What becomes of the addresses that pages leave between two states of a site: where the release leads on by itself,
 * also from where it led to such an address until now, and where a redirect that somebody wrote by hand does, which stays
 * theirs. One that a release found under the page is not among these: it led nowhere, and was written of what came before.
 */
export async function leftAddresses(
  ctx: Ctx,
  { live, last }: KnownAddresses,
  after: readonly PageAddress[],
): Promise<{ byItself: readonly Moved[]; byHand: readonly Moved[] }> {
  const redirects = await readRedirects(ctx)
  const left = [...movedPaths(live, after), ...returnedPaths(last, live, after, redirects)]
  const leaves = new Set(left.map(({ from }) => from))
  const along = ledAlong(live, last, after, redirects).filter(({ from }) => !leaves.has(from))
  if (left.length === 0) return { byItself: along, byHand: [] }
  const theirs = await addressesByHand(ctx)
  return {
    byItself: [...left.filter(({ from }) => !theirs.has(from)), ...along],
    byHand: left.filter(({ from }) => theirs.has(from)),
  }
}

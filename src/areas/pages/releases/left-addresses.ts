import type { Ctx } from '#platform/ctx.ts'
import { readOthersAt } from '#areas/releases/index.ts'
import { addressesByHand, type DraftedRedirect, type Redirect, spelled } from '../redirects/redirect.ts'
import { isAddressed } from '../tree/page.ts'
import { ledAlong, movedPaths, type OtherPaths, type PageAddress, returnedPaths } from './addresses.ts'
import { readLastShown } from './live.store.ts'
import { PAGE } from './released-things.ts'

export interface Leading {
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
  /** At which of the addresses of pages and redirects something else stands. */
  readonly others: OtherPaths
}

/** The addresses at which visitors know pages that are to be live. */
export async function knownAddresses(
  ctx: Ctx,
  live: readonly PageAddress[],
  next: readonly Pick<PageAddress, 'id' | 'kind'>[],
  redirects: readonly Redirect[],
): Promise<KnownAddresses> {
  const there = new Set(live.map(({ id }) => id))
  const added = next.filter((page) => isAddressed(page) && !there.has(page.id))
  const last = await readLastShown(
    ctx,
    added.map(({ id }) => id),
  )
  const asked = [
    ...[...live, ...last].map(({ path }) => path),
    ...redirects.flatMap(({ from, to }) => [spelled(from), spelled(to)]),
  ]
  return { live, last, others: await readOthersAt(ctx, PAGE, [...new Set(asked)]) }
}

/**
 * What becomes of the addresses that pages leave between two states of a site: where the release leads on by itself,
 * also from where it led to such an address until now, and where a redirect that somebody wrote by hand does, which stays
 * theirs. One that a release found under the page is not among these: it led nowhere, and was written of what came before.
 *
 * @param redirects all that are drafted
 */
export function leftAddresses(
  redirects: readonly DraftedRedirect[],
  { live, last, others }: KnownAddresses,
  after: readonly PageAddress[],
): { byItself: readonly Leading[]; byHand: readonly Leading[] } {
  const left = [...movedPaths(live, after, others), ...returnedPaths(last, live, after, redirects, others)]
  const leaves = new Set(left.map(({ from }) => from))
  const along = ledAlong(live, last, after, redirects).filter(({ from }) => !leaves.has(from))
  if (left.length === 0) return { byItself: along, byHand: [] }
  const theirs = addressesByHand(redirects)
  return {
    byItself: [...left.filter(({ from }) => !theirs.has(from)), ...along],
    byHand: left.filter(({ from }) => theirs.has(from)),
  }
}

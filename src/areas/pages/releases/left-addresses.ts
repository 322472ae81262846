import type { Ctx } from '#platform/ctx.ts'
import { addressesByHand } from '../redirects/redirect.store.ts'
import { movedPaths, type PageAddress } from './manifest.ts'

interface Moved {
  readonly from: string
  readonly to: string
}

/**
 * What becomes of the addresses that pages leave between two states of a site: where the release leads on by itself,
 * and where a redirect that somebody wrote by hand does, which stays theirs. One that a release found under the page
 * is not among these: it led nowhere, and was written of what came before.
 */
export async function leftAddresses(
  ctx: Ctx,
  before: readonly PageAddress[],
  after: readonly PageAddress[],
): Promise<{ byItself: readonly Moved[]; byHand: readonly Moved[] }> {
  const moved = movedPaths(before, after)
  if (moved.length === 0) return { byItself: [], byHand: [] }
  const theirs = await addressesByHand(ctx)
  return {
    byItself: moved.filter(({ from }) => !theirs.has(from)),
    byHand: moved.filter(({ from }) => theirs.has(from)),
  }
}

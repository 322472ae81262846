import type { Taken } from '#areas/releases/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import { spelled } from '../redirects/redirect.ts'
import { addAutomaticRedirects, lockRedirects, readRedirects } from '../redirects/redirect.store.ts'
import { ledAlong, movedPaths, returnedPaths, settledRedirects } from './addresses.ts'
import { knownAddresses } from './left-addresses.ts'
import { readLivePages, readSitesAsOf } from './live.store.ts'
import { changesBetween, thingsOfRedirects } from './released-things.ts'

/**
 * The redirects that a roll-back shows beside those of the release that it brings back, from the addresses that its
 * pages had since: they were shared, and would lead nowhere. They are written as those of any release are, so that later
 * ones have them, but for the time being (302): mostly a roll-back is, and the pages go back to those addresses. Those
 * from which the release itself led on are written too: by now the table may say otherwise, and two that lead to each
 * other are none.
 */
export async function restoreRedirects(ctx: Ctx, number: number): Promise<Taken[]> {
  const target = (await readSitesAsOf(ctx, [number])).get(number)
  if (!target) throw new Error(`Release ${number} showed nothing`)
  const own = new Map(target.redirects.map((one) => [spelled(one.from), one]))
  const isFree = ({ from }: { from: string }) => !own.has(spelled(from))
  // What somebody wrote by hand and has not released stays as it was written, also what they are just writing.
  await lockRedirects(ctx)
  const before = await readRedirects(ctx)
  const known = await knownAddresses(ctx, await readLivePages(ctx), target.pages, [
    ...target.redirects,
    ...before,
  ])
  const leading = [...target.redirects, ...before.filter((one) => one.isAutomatic && isFree(one))]
  const left = [
    ...movedPaths(known.live, target.pages, known.others),
    ...returnedPaths(known.last, known.live, target.pages, leading, known.others),
  ]
  const leaves = new Set(left.map(({ from }) => from))
  const along = ledAlong(known.live, known.last, target.pages, before).filter(({ from }) => !leaves.has(from))
  const moved = [...left, ...along].map(({ from, to }) => {
    const led = own.get(spelled(from))
    return { from, to, status: led?.to === to ? led.status : (302 as const) }
  })
  const byHand = new Set(before.filter((one) => !one.isAutomatic).map(({ from }) => spelled(from)))
  const written = moved.filter(({ from }) => !byHand.has(spelled(from)))
  await addAutomaticRedirects(ctx, written)
  const isWritten = new Set(written.map(({ from }) => from))
  // From what they were called in between there are redirects already; those by hand belong to their release.
  const since = [
    ...before.filter((one) => one.isAutomatic && !isWritten.has(one.from)),
    ...written.map((one) => ({ ...one, isAutomatic: true })),
  ].filter(isFree)
  const redirects = settledRedirects(
    [...target.redirects, ...since, ...moved.filter(isFree)],
    target.pages,
    known.others,
  )
  return changesBetween(thingsOfRedirects(target.redirects), thingsOfRedirects(redirects))
}

import { record } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { ReleaseRow, rollBack as rollBackEndpoint } from '../contract.ts'
import { addAutomaticRedirects, lockRedirects, readRedirects } from '../redirects/redirect.store.ts'
import { spelled } from '../redirects/redirect.ts'
import { knownAddresses } from './left-addresses.ts'
import { ledAlong, type Manifest, movedPaths, returnedPaths, settledRedirects } from './manifest.ts'
import { releaseRow } from './release.ts'
import { goLive, lockReleases, readLive, readRelease } from './release.store.ts'

/**
 * What an earlier release shows, with redirects beside its own from the addresses that its pages had since: they were
 * shared, and would lead nowhere. They are written as those of any release are, so that later ones have them, but for
 * the time being (302): mostly a roll-back is, and the pages go back to those addresses. Those from which the release
 * itself led on are written too: by now the table may say otherwise, and two that lead to each other are none.
 */
async function leadingOn(ctx: Ctx, target: Manifest, live: Manifest | undefined): Promise<Manifest> {
  const own = new Map(target.redirects.map((one) => [spelled(one.from), one]))
  const isFree = ({ from }: { from: string }) => !own.has(spelled(from))
  const known = await knownAddresses(ctx, live?.pages ?? [], target.pages)
  // What somebody wrote by hand and has not released stays as it was written, also what they are just writing.
  await lockRedirects(ctx)
  const before = await readRedirects(ctx)
  const leading = [...target.redirects, ...before.filter((one) => one.isAutomatic && isFree(one))]
  const left = [
    ...movedPaths(known.live, target.pages),
    ...returnedPaths(known.last, known.live, target.pages, leading),
  ]
  const leaves = new Set(left.map(({ from }) => from))
  const along = ledAlong(known.live, known.last, target.pages, before).filter(({ from }) => !leaves.has(from))
  const moved = [...left, ...along].map(({ from, to }) => {
    const led = own.get(spelled(from))
    return { from, to, status: led?.to === to ? led.status : (302 as const) }
  })
  const byHand = new Set(before.filter((one) => !one.isAutomatic).map(({ from }) => spelled(from)))
  await addAutomaticRedirects(
    ctx,
    moved.filter(({ from }) => !byHand.has(spelled(from))),
  )
  // From what they were called in between there are redirects already; those by hand belong to their release.
  const since = (await readRedirects(ctx)).filter((one) => one.isAutomatic && isFree(one))
  return {
    ...target,
    redirects: settledRedirects([...target.redirects, ...since, ...moved.filter(isFree)], target.pages),
  }
}

/**
 * Makes an earlier release live again, as one, with the reason kept. Its pages are as they were; addresses that they
 * had since lead to them. What is drafted stays drafted.
 *
 * @throws Refusal 404, 409 when it is the one that is live, or was never live
 */
export async function rollBack(
  ctx: Ctx,
  input: InputOf<typeof rollBackEndpoint>,
): Promise<{ release: ReleaseRow }> {
  if (!accountOf(ctx).isVerified) throw refuse('forbidden', 'pages.release_unverified')
  await lockReleases(ctx)
  const target = await readRelease(ctx, input.releaseId)
  if (!target) throw refuse('not_found', 'not_found')
  const live = await readLive(ctx)
  if (live?.releaseId === target.id) throw refuse('conflict', 'pages.release_is_live')
  if (!target.manifest) throw refuse('conflict', 'pages.release_never_live')
  const manifest = await leadingOn(ctx, target.manifest, live?.manifest)
  const id = await goLive(ctx, { manifest, note: input.reason, restores: target.id })
  const row = await releaseRow(ctx, id)
  await record(ctx, {
    what: 'pages.rolled_back',
    values: { number: row.number, to: target.number },
    why: input.reason,
  })
  return { release: row }
}

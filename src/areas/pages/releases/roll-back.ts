import { record } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { ReleaseRow, rollBack as rollBackEndpoint } from '../contract.ts'
import { releaseRow } from './release.ts'
import { goLive, lockReleases, readLive, readRelease } from './release.store.ts'

/**
 * Makes an earlier release live again, as one, with the reason kept. What is drafted stays drafted.
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
  const id = await goLive(ctx, { manifest: target.manifest, note: input.reason, restores: target.id })
  const row = await releaseRow(ctx, id)
  await record(ctx, {
    what: 'pages.rolled_back',
    values: { number: row.number, to: target.number },
    why: input.reason,
  })
  return { release: row }
}

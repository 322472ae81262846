import { record } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { goBack } from './go-live.ts'
import type { rollBack as rollBackEndpoint } from './release.contract.ts'
import { releaseRow } from './release-rows.ts'
import { lockReleases, readRelease } from './release.store.ts'

/**
 * Makes an earlier release live again, as one, with the reason kept. Its things are as they were; addresses that pages
 * had since lead to them. What is drafted stays drafted.
 *
 * @throws Refusal 404, 409 when it is the one that is live, or was never live
 */
export async function rollBack(
  ctx: Ctx,
  input: InputOf<typeof rollBackEndpoint>,
): Promise<OutputOf<typeof rollBackEndpoint>> {
  if (!accountOf(ctx).isVerified) throw refuse('forbidden', 'pages.release_unverified')
  await lockReleases(ctx)
  const target = await readRelease(ctx, input.releaseId)
  if (!target) throw refuse('not_found', 'not_found')
  if (target.state === 'live') throw refuse('conflict', 'pages.release_is_live')
  if (target.releasedAt === null) throw refuse('conflict', 'pages.release_never_live')
  const row = await releaseRow(ctx, await goBack(ctx, target, input.reason))
  await record(ctx, {
    what: 'pages.rolled_back',
    values: { number: row.number, to: target.number },
    why: input.reason,
  })
  return { release: row }
}

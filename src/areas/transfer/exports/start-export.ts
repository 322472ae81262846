import { isReleased } from '#areas/releases/index.ts'
import { record } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { DAY, SECOND } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { askProof } from '#platform/auth/ask-proof.ts'
import { accountOf, type Ctx, siteOf } from '#platform/ctx.ts'
import { defineLimit } from '#platform/rate-limit/rate-limit.ts'
import { takeInside } from '#platform/rate-limit/take-inside.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { startExport as endpoint } from '../contract.ts'
import { exportKey, exportOut } from './export.ts'
import { insertExport, readExport, takeSettledExports } from './export.store.ts'
import { makePlainExport } from './make-plain-export.job.ts'
import { makeExport } from './make-export.job.ts'

/** How many archives of a site may be made in a day: each reads all it has. */
const exportsOfSite = defineLimit({ name: 'transfer.exports-of-site', points: 20, window: DAY / SECOND })

/**
 * Has an archive of the site made, or its released pages as plain files. It takes the place of one of its kind that was made before; the timeline says who asked.
 *
 * @throws Refusal 401 `prove_again`, 409 `transfer.under_way` while another is being made,
 *   409 `transfer.not_released` where nothing can be had as plain files, 429 `transfer.exports_a_day`
 */
export async function startExport(
  ctx: Ctx,
  { kind }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  askProof(ctx)
  if (kind === 'plain' && !(await isReleased(ctx))) throw refuse('conflict', 'transfer.not_released')
  const siteId = siteOf(ctx)
  const before = await takeSettledExports(ctx, kind)
  const id = newId(ctx.clock.now())
  if (!(await insertExport(ctx, id, kind, accountOf(ctx).accountId)))
    throw refuse('conflict', 'transfer.under_way')
  const retryAfter = await takeInside(ctx, exportsOfSite, siteId)
  if (retryAfter > 0) {
    const values = { most: exportsOfSite.points }
    throw refuse('too_many', 'transfer.exports_a_day', { retryAfter, values })
  }
  await record(ctx, { what: kind === 'plain' ? 'transfer.plain_started' : 'transfer.export_started' })
  await queueJob(ctx, kind === 'plain' ? makePlainExport : makeExport, { exportId: id })
  ctx.afterCommit(async () => {
    for (const old of before) await ctx.tools.storage.remove(exportKey(siteId, old))
  })
  const made = exportOut(await readExport(ctx, id), ctx)
  if (!made) throw new Error('An archive just asked for is not there')
  return { export: made }
}

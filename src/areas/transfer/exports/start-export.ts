import { record } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx, siteOf } from '#platform/ctx.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { startExport as endpoint } from '../contract.ts'
import { askProof } from './ask-proof.ts'
import { exportKey, exportOut } from './export.ts'
import { insertExport, readExport, takeSettledExports } from './export.store.ts'
import { makeExport } from './make-export.job.ts'

/**
 * Has an archive of the site made. It takes the place of one that was made before; the timeline says who asked.
 *
 * @throws Refusal 401 `prove_again`, 409 `transfer.under_way` while another is being made
 */
export async function startExport(
  ctx: Ctx,
  _input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  askProof(ctx)
  const siteId = siteOf(ctx)
  const before = await takeSettledExports(ctx)
  const id = newId(ctx.clock.now())
  if (!(await insertExport(ctx, id, accountOf(ctx).accountId))) throw refuse('conflict', 'transfer.under_way')
  await record(ctx, { what: 'transfer.export_started' })
  await queueJob(ctx, makeExport, { exportId: id })
  ctx.afterCommit(async () => {
    for (const old of before) await ctx.tools.storage.remove(exportKey(siteId, old))
  })
  const made = exportOut(await readExport(ctx, id), ctx.clock.now())
  if (!made) throw new Error('An archive just asked for is not there')
  return { export: made }
}

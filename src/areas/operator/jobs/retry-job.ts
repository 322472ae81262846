import { findSitesByIds, record } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { retryJob as retry } from '#platform/jobs/list-jobs.ts'
import { recordAct } from '../acts/record-act.ts'
import type { retryJob as endpoint } from '../contract.ts'

/** Tries a failed job once more. A site's stands on its timeline. */
export async function retryJob(
  ctx: Ctx,
  { jobId, name }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const retried = await retry(ctx.db, name, jobId)
  if (!retried) throw refuse('conflict', 'operator.job_not_failed')
  const values = { name }
  const { siteId } = retried
  // Of a site that was purged meanwhile there is no timeline any more.
  if (siteId !== null && (await findSitesByIds(ctx.db, [siteId])).has(siteId)) {
    const inside: Ctx = { ...ctx, site: { id: siteId } }
    await record(inside, { what: 'operator.job_retried', values, asOperator: true })
  } else {
    await recordAct(ctx, { kind: 'platform', about: '', what: 'job_retried', values })
  }
  return {}
}

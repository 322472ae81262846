import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { retryJob as retry } from '#platform/jobs/list-jobs.ts'
import { recordAct } from '../acts/record-act.ts'
import type { retryJob as endpoint } from '../contract.ts'

/** Tries a failed job once more. */
export async function retryJob(
  ctx: Ctx,
  { jobId, name }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  if (!(await retry(ctx.db, name, jobId))) throw refuse('conflict', 'operator.job_not_failed')
  await recordAct(ctx, { kind: 'platform', about: '', what: 'job_retried', values: { name } })
  return {}
}

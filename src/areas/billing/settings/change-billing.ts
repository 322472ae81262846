import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { changeBilling as endpoint } from '../contract.ts'
import { storedPlans } from '../plan/plan.store.ts'
import { compAllJob } from './comp-all.ts'
import { readSettings, writeSettings } from './settings.store.ts'

/** Changes how the instance bills. Switched off, every site that may be is comped, in the background. */
export async function changeBilling(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const before = await readSettings(ctx, { to: 'change' })
  if (input.trialPlanId !== null && !(await storedPlans(ctx)).some((plan) => plan.id === input.trialPlanId)) {
    throw refuse('not_found', 'billing.no_plan', { field: 'trialPlanId' })
  }
  await writeSettings(ctx, input)
  if (before.isOn && !input.isOn)
    await queueJob(ctx, compAllJob, { by: ctx.actor.kind === 'account' ? ctx.actor.accountId : null })
  return {}
}

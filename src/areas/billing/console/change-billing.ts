import { changesOf } from '#kernel/changes.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { changeBilling as endpoint, Plan } from '../contract.ts'
import { writeAct } from '../operator-act.ts'
import { storedPlans } from '../plan/plan.store.ts'
import { compAllJob } from './comp-all.ts'
import { type BillingSettings, readSettings, writeSettings } from '../settings/settings.store.ts'

/** Changes how the instance bills; what is not given stays. Switched off, every site that may be is comped, in the background. */
export async function changeBilling(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const before = await readSettings(ctx, { to: 'change' })
  const plans = await storedPlans(ctx)
  const after = { ...before, ...input }
  if (after.trialPlanId !== null && !plans.some((plan) => plan.id === after.trialPlanId)) {
    throw refuse('not_found', 'billing.no_plan', { field: 'trialPlanId' })
  }
  await writeSettings(ctx, after)
  const changes = changesOf(saidSettings(before, plans), saidSettings(after, plans))
  if (changes.length > 0) await writeAct(ctx, { what: 'billing_changed', plan: null, changes })
  if (before.isOn && !after.isOn)
    await queueJob(ctx, compAllJob, { by: ctx.actor.kind === 'account' ? ctx.actor.accountId : null })
  return {}
}

/** The settings as the audit log tells them: a plan by its name. */
const saidSettings = (settings: BillingSettings, plans: readonly Plan[]) => ({
  is_on: settings.isOn,
  trial_plan: plans.find(({ id }) => id === settings.trialPlanId)?.name ?? null,
  sites_without_plan: settings.sitesWithoutPlan,
  contact: settings.contact,
})

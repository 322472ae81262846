import type { BillingAct } from '#areas/billing/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recordAct } from './record-act.ts'

/** Writes down what the operator did to a plan, or to how the instance bills. */
export async function recordBillingAct(ctx: Ctx, { what, plan, changes }: BillingAct): Promise<void> {
  if (plan) await recordAct(ctx, { kind: 'plan', about: plan.id, what, values: { plan: plan.name }, changes })
  else await recordAct(ctx, { kind: 'platform', about: '', what, changes })
}

import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { changePlan as endpoint } from '../contract.ts'
import { checkPrices } from './check-prices.ts'
import { putPlan, readPlans } from './plan.store.ts'

/** Changes a plan, for all sites that have it; what they have beyond its limits stays. */
export async function changePlan(
  ctx: Ctx,
  { planId, ...input }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  if (!(await readPlans(ctx)).some((plan) => plan.id === planId)) throw refuse('not_found', 'billing.no_plan')
  checkPrices(input.prices)
  await putPlan(ctx, { id: planId, ...input })
  return {}
}

import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { removePlan as endpoint } from '../contract.ts'
import { writeAct } from '../operator-act.ts'
import { priceChanges } from './plan-changes.ts'
import { deletePlan, holdPlan } from './plan.store.ts'

/** Removes a plan that no site has and no trial is measured by. */
export async function removePlan(
  ctx: Ctx,
  { planId }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const plan = await holdPlan(ctx, planId)
  if (!plan || !(await deletePlan(ctx, planId))) throw refuse('not_found', 'billing.no_plan')
  const changes = priceChanges(plan.prices, [])
  await writeAct(ctx, { what: 'plan_removed', plan: { id: planId, name: plan.name }, changes })
  return {}
}

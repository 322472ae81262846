import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { removePlan as endpoint } from '../contract.ts'
import { deletePlan } from './plan.store.ts'

/** Removes a plan that no site has and no trial is measured by. */
export async function removePlan(
  ctx: Ctx,
  { planId }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  if (!(await deletePlan(ctx, planId))) throw refuse('not_found', 'billing.no_plan')
  return {}
}

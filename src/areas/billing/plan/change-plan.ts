import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { changePlan as endpoint } from '../contract.ts'
import { checkPrices } from './check-prices.ts'
import { putPlan, storedPlans } from './plan.store.ts'
import { keptWords } from './said-plan.ts'

/**
 * Changes a plan, for all sites that have it; what they have beyond its limits stays. Words that were shown in the
 * language of whoever changes it, and left alone, are not stored as theirs.
 */
export async function changePlan(
  ctx: Ctx,
  { planId, ...input }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const before = (await storedPlans(ctx)).find((plan) => plan.id === planId)
  if (!before) throw refuse('not_found', 'billing.no_plan')
  checkPrices(input.prices)
  const words = ctx.tools.words(ctx.locale)
  await putPlan(ctx, { id: planId, ...input, ...keptWords(before, input, words) })
  return {}
}

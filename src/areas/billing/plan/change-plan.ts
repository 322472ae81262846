import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { changePlan as endpoint } from '../contract.ts'
import { writeAct } from '../operator-act.ts'
import { checkPrices } from './check-prices.ts'
import { planChanges } from './plan-changes.ts'
import { holdPlan, putPlan } from './plan.store.ts'
import { keptWords } from './said-plan.ts'

/**
 * Changes a plan, for all sites that have it; what they have beyond its limits stays. Words that were shown in the
 * language of whoever changes it, and left alone, are not stored as theirs.
 */
export async function changePlan(
  ctx: Ctx,
  { planId, ...input }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  // Held: what it is changed from is what the one before has made of it.
  const before = await holdPlan(ctx, planId)
  if (!before) throw refuse('not_found', 'billing.no_plan')
  checkPrices(input.prices)
  const words = ctx.tools.words(ctx.locale)
  const after = { id: planId, ...input, ...keptWords(before, input, words) }
  await putPlan(ctx, after)
  const changes = planChanges(before, after)
  if (changes.length > 0)
    await writeAct(ctx, { what: 'plan_changed', plan: { id: planId, name: after.name }, changes })
  return {}
}

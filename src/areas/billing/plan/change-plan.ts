import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { refuseStale } from '#platform/refuse-stale.ts'
import type { changePlan as endpoint, Plan } from '../contract.ts'
import { writeAct } from '../operator-act.ts'
import { checkPrices } from './check-prices.ts'
import { checkLimits, limitsOfPlans } from './plan-limits.ts'
import { planChanges } from './plan-changes.ts'
import { plainAmount } from './plan.ts'
import { holdPlan, putPlan } from './plan.store.ts'
import { keptWords, saidPlan } from './said-plan.ts'

/**
 * Changes a plan, for all sites that have it; what they have beyond its limits stays, and so does what is not given.
 * Words that were shown in the language of whoever changes it, and left alone, are not stored as theirs.
 *
 * @throws Refusal `changed_meanwhile` (409) where the prices are no longer those of `from`: a price that somebody
 *   takes away and one that somebody changes make no list that either of them meant
 */
export async function changePlan(
  ctx: Ctx,
  { planId, from, ...input }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  // Held: what it is changed from is what the one before has made of it.
  const before = await holdPlan(ctx, planId)
  if (!before) throw refuse('not_found', 'billing.no_plan')
  const words = ctx.tools.words(ctx.locale)
  const wanted = {
    ...saidPlan(before, words),
    ...input,
    limits: { ...before.limits, ...input.limits },
  }
  if (input.limits) checkLimits(ctx.tools, input.limits)
  if (input.prices) checkPrices(input.prices)
  refuseStale({
    field: 'prices',
    seen: from && pricesOf(from),
    now: pricesOf(before),
    given: pricesOf(wanted),
  })
  const after = { ...wanted, ...keptWords(before, wanted, words) }
  await putPlan(ctx, after)
  const changes = planChanges(before, after, limitsOfPlans(ctx.tools))
  if (changes.length > 0)
    await writeAct(ctx, { what: 'plan_changed', plan: { id: planId, name: after.name }, changes })
  return {}
}

/** Prices as they are compared: in the order of their currencies, each in its one spelling. */
const pricesOf = ({ prices }: Pick<Plan, 'prices'>): Pick<Plan, 'prices'> => ({
  prices: prices
    .map(({ currency, month, year }) => ({ currency, month: plainAmount(month), year: plainAmount(year) }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
})

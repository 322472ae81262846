import type { Ctx } from '#platform/ctx.ts'
import type { Plan } from '../contract.ts'
import { storedPlans } from './plan.store.ts'
import { saidPlan } from './said-plan.ts'

/** Every plan in its order, with what it costs, said in the reader's language where its words are nobody's own. */
export async function readPlans(ctx: Pick<Ctx, 'db' | 'locale' | 'tools'>): Promise<Plan[]> {
  const words = ctx.tools.words(ctx.locale)
  return (await storedPlans(ctx)).map((plan) => saidPlan(plan, words))
}

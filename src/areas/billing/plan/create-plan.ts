import type { InputOf } from '#kernel/endpoint.ts'
import { type Id, newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { createPlan as endpoint } from '../contract.ts'
import { writeAct } from '../operator-act.ts'
import { checkPrices } from './check-prices.ts'
import { checkLimits } from './plan-limits.ts'
import { priceChanges } from './plan-changes.ts'
import { putPlan } from './plan.store.ts'

/** Makes a plan; it stands behind those there are. */
export async function createPlan(ctx: Ctx, input: InputOf<typeof endpoint>): Promise<{ id: Id }> {
  checkLimits(ctx.tools, input.limits)
  checkPrices(input.prices)
  const id = newId(ctx.clock.now())
  await putPlan(ctx, { id, ...input })
  const changes = priceChanges([], input.prices)
  await writeAct(ctx, { what: 'plan_created', plan: { id, name: input.name }, changes })
  return { id }
}

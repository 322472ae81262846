import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { choosePlan as endpoint } from '../contract.ts'
import { readSettings } from '../settings/settings.store.ts'
import { setPlan } from './set-plan.ts'

/** Chooses a plan, where the instance does not bill. Where it does, its operator gives the plans. */
export async function choosePlan(ctx: Ctx, input: InputOf<typeof endpoint>): Promise<Record<string, never>> {
  if ((await readSettings(ctx)).isOn) throw refuse('forbidden', 'billing.operator_sets_plans')
  await setPlan(ctx, { planId: input.planId, term: input.term, isComped: false })
  return {}
}

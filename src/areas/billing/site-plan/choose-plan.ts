import { siteFacts } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { choosePlan as endpoint } from '../contract.ts'
import { readSettings } from '../settings/settings.store.ts'
import { compUnbilled } from './comp-unbilled.ts'
import { setPlan } from './set-plan.ts'

/**
 * Chooses a plan, where the instance does not bill. Where it does, its operator gives the plans. A
 * site that had expired is active again with it, and one that lived on an older version moves here.
 */
export async function choosePlan(ctx: Ctx, input: InputOf<typeof endpoint>): Promise<Record<string, never>> {
  // The site's row before the settings, as everywhere, so that nobody waits in a ring.
  await siteFacts(ctx, { lock: true })
  if ((await readSettings(ctx, { to: 'decide' })).isOn)
    throw refuse('forbidden', 'billing.operator_sets_plans')
  // First the standing: a plan of a pause finds nothing to pause on a site that sells nothing.
  await compUnbilled(ctx, siteOf(ctx), { reason: 'plan_chosen' })
  await setPlan(ctx, { planId: input.planId, term: input.term, isComped: false })
  return {}
}

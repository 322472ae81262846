import { uncountedSiteIds } from '#areas/sites/index.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listPlans as endpoint } from '../contract.ts'
import { readSettings } from '../settings/settings.store.ts'
import { countSitesByPlan } from '../site-plan/site-plan.store.ts'
import { listLimits } from '../plan/plan-limits.ts'
import { readPlans } from '../plan/read-plans.ts'

/** All plans with how many sites have each (removed and internal ones do not count), and how the instance bills. */
export async function listPlans(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const sites = await countSitesByPlan(ctx, await uncountedSiteIds(ctx))
  const plans = await readPlans(ctx)
  return {
    plans: plans.map((plan) => ({ ...plan, sites: sites.get(plan.id) ?? 0 })),
    limits: listLimits(ctx.tools),
    settings: await readSettings(ctx),
  }
}

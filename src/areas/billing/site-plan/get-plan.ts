import { limitOf, nextStep, siteFacts, useOf } from '#areas/sites/index.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { getPlan as endpoint, SitePlan } from '../contract.ts'
import { shownCurrency } from '../plan/plan.ts'
import { limitsOfPlans, listLimits } from '../plan/plan-limits.ts'
import { readPlans } from '../plan/read-plans.ts'
import { readSettings } from '../settings/settings.store.ts'
import { planInForce } from './limits.ts'
import { readSitePlan } from './site-plan.store.ts'

/** The plan of a site, what it uses of its limits, and the plans on offer (and the present one, offered or not). */
export async function getPlan(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const site = await siteFacts(ctx)
  const settings = await readSettings(ctx)
  const all = await readPlans(ctx)
  const own = await readSitePlan(ctx, siteOf(ctx))
  const plan = all.find((one) => one.id === own?.planId)
  const use: SitePlan['use'] = {}
  for (const { name, isOfOwner } of limitsOfPlans(ctx.tools)) {
    if (isOfOwner) continue
    use[name] = { used: await useOf(ctx, name), most: (await limitOf(ctx, name)).most }
  }
  const isGivenPause = plan?.kind === 'pause' && own?.isComped === true
  const canPause = !site.isPaused && site.effects.selling === 'yes'
  const next = nextStep(site)
  const plans = all.filter((one) => one.isOffered || one.id === own?.planId)
  return {
    isBillingOn: settings.isOn,
    canChoose: !settings.isOn,
    pausePlanId: canPause ? (all.find((one) => one.kind === 'pause' && one.isOffered)?.id ?? null) : null,
    canResume: site.isPaused && !site.effects.isReadOnly && (!settings.isOn || !isGivenPause),
    isPaused: site.isPaused,
    next: next && { status: next.to, at: new Date(next.at).toISOString() },
    contact: settings.contact,
    status: site.status,
    current:
      own && plan
        ? { plan, since: new Date(own.since).toISOString(), term: own.term, isComped: own.isComped }
        : null,
    trialPlan: own ? null : ((await planInForce(ctx, all))?.name ?? null),
    currency: shownCurrency(plans, site.currency),
    plans,
    limits: listLimits(ctx.tools),
    use,
  }
}

import { pauseSite, resumeSite, siteFacts } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { choosePlan as endpoint } from '../contract.ts'
import { storedPlans } from '../plan/plan.store.ts'
import { readSettings } from '../settings/settings.store.ts'
import { compUnbilled } from './comp-unbilled.ts'
import { setPlan } from './set-plan.ts'
import { readSitePlan } from './site-plan.store.ts'

/**
 * Chooses a plan, where the instance does not bill. Where it does, its operator gives the plans. A
 * site that had expired is active again with it, and one that lived on an older version moves here.
 *
 * A pause is the owner's choice also where the operator gives the plans (product book: a seasonal pause, owner's
 * choice, a plan of its own). What was decided for as long as no plan is charged for by itself: a pause so chosen
 * turns selling off and changes nothing else. The site keeps the plan it has, at what it costs; choosing that one
 * again (or none, without one) ends the pause, and all is as it was. That a pause costs less, as its plan may say, is
 * the operator's to give.
 */
export async function choosePlan(ctx: Ctx, input: InputOf<typeof endpoint>): Promise<Record<string, never>> {
  // The site's row before the settings, as everywhere, so that nobody waits in a ring.
  const before = await siteFacts(ctx, { lock: true })
  if ((await readSettings(ctx, { to: 'decide' })).isOn) return chooseOfBilled(ctx, input.planId)
  // First the standing: a plan of a pause finds nothing to pause on a site that sells nothing.
  await compUnbilled(ctx, siteOf(ctx), { reason: 'plan_chosen' })
  return chooseUnbilled(ctx, input, before.effects.isReadOnly)
}

/**
 * Which plan the site now has, of those on offer; or that it pauses with the one it has, or goes on with it. What
 * brings a site back is no end of its pause: that it was paused is then seen again, and ended by choosing once more.
 */
async function chooseUnbilled(
  ctx: Ctx,
  { planId, term }: InputOf<typeof endpoint>,
  isBroughtBack: boolean,
): Promise<Record<string, never>> {
  const plans = await storedPlans(ctx)
  const own = (await readSitePlan(ctx, siteOf(ctx)))?.planId ?? null
  const chosen = plans.find((plan) => plan.id === planId)
  if (planId !== own && chosen?.kind === 'pause' && chosen.isOffered) return pauseSite(ctx)
  if (!isBroughtBack && planId === own && chosen?.kind !== 'pause' && (await siteFacts(ctx)).isPaused) {
    return resumeSite(ctx)
  }
  await setPlan(ctx, { planId, term, isComped: false })
  return {}
}

/** The one choice there is where the operator gives the plans: to pause with the plan that the site has, and to end that. */
async function chooseOfBilled(ctx: Ctx, planId: string | null): Promise<Record<string, never>> {
  const plans = await storedPlans(ctx)
  const had = await readSitePlan(ctx, siteOf(ctx))
  const own = had?.planId ?? null
  const isPause = (id: string | null): boolean => plans.find((plan) => plan.id === id)?.kind === 'pause'
  const site = await siteFacts(ctx)
  // A pause that the operator gave is a plan with a price of its own: what follows it is theirs to give. One that the
  // owner took for a plan, as long as nothing was billed, is theirs to leave.
  if (isPause(own) && had?.isComped === false && planId === null) {
    await setPlan(ctx, { planId, term: null, isComped: false })
    return {}
  }
  if (!isPause(own) && !site.effects.isReadOnly) {
    if (plans.some((plan) => plan.id === planId && plan.isOffered) && isPause(planId)) return pauseSite(ctx)
    if (planId === own && site.isPaused) return resumeSite(ctx)
  }
  throw refuse('forbidden', 'billing.operator_sets_plans')
}

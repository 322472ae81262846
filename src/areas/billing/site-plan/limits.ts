import type { LimitName } from '#areas/sites/contract.ts'
import {
  type Limit,
  type Limits,
  noLimit,
  ownedSitesOf,
  type PlanLimit,
  planLimits,
  siteFacts,
} from '#areas/sites/index.ts'
import type { Id } from '#kernel/ids.ts'
import { type SiteStatus, siteStatus } from '#kernel/states/site-status.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { Plan } from '../contract.ts'
import { allowsMore, nextPlan } from '../plan/plan.ts'
import { readPlans } from '../plan/read-plans.ts'
import { readSettings } from '../settings/settings.store.ts'
import { readSitePlan, readSitePlans } from './site-plan.store.ts'

function limitFrom(plans: readonly Plan[], plan: Plan, name: LimitName): Limit {
  const most = plan.limits[name] ?? null
  return { most, plan: plan.name, next: nextPlan(plans, name, most)?.name ?? null }
}

/**
 * Where the limits of the trial's plan hold for a site that has none: in a trial, once it is over, and on a parking
 * page, which begins without a trial and keeps files and people like any other. What lives on an older version can
 * only be read; nothing of it meets a limit.
 */
const heldToTrial: readonly SiteStatus[] = [
  siteStatus.trial,
  siteStatus.expired,
  siteStatus.activeParkingPage,
]

/**
 * The plan whose limits hold on the context's site: its own; during a trial that somebody will be
 * billed for, once it is over and on a parking page, the trial's; else none, and then there is no limit.
 */
export async function planInForce(ctx: Ctx, plans: readonly Plan[]): Promise<Plan | null> {
  const own = await readSitePlan(ctx, siteOf(ctx))
  if (own) return plans.find((plan) => plan.id === own.planId) ?? null
  const { status } = await siteFacts(ctx)
  if (!heldToTrial.includes(status)) return null
  return trialPlan(ctx, plans)
}

/** The plan whose limits a site has before anybody chooses one: the trial's, where somebody will be billed. */
async function trialPlan(ctx: Ctx, plans: readonly Plan[]): Promise<Plan | null> {
  const settings = await readSettings(ctx)
  return settings.isOn ? (plans.find((plan) => plan.id === settings.trialPlanId) ?? null) : null
}

async function ofNewSite(ctx: Ctx, name: LimitName): Promise<Limit> {
  const plans = await readPlans(ctx)
  const plan = await trialPlan(ctx, plans)
  return plan ? limitFrom(plans, plan, name) : noLimit
}

/** A limit as its area declares it. @throws Error when no area does: it would limit nothing */
function declared({ tools }: Ctx, name: LimitName): PlanLimit {
  const limit = tools.of(planLimits).find((one) => one.name === name)
  if (!limit) throw new Error(`No area declares the limit ${name}`)
  return limit
}

async function ofSite(ctx: Ctx, name: LimitName): Promise<Limit> {
  const plans = await readPlans(ctx)
  const plan = await planInForce(ctx, plans)
  const limit = plan ? limitFrom(plans, plan, name) : noLimit
  const { inTrial } = declared(ctx, name)
  if (inTrial === undefined || (await siteFacts(ctx)).status !== siteStatus.trial) return limit
  if (limit.most !== null && limit.most <= inTrial) return limit
  return { most: inTrial, plan: null, next: nextPlan(plans, name, inTrial)?.name ?? null }
}

const sitesOf = (plan: Plan): number | null => plan.limits['sites'] ?? null

/**
 * How many sites somebody may own: as many as the platform lets everybody, or as the widest plan among their sites
 * allows, whichever is more: no plan takes away what is had without one. A site that can only be read (expired,
 * living on an older version) gives nothing by its plan.
 */
async function ofAccount(ctx: Ctx, accountId: Id): Promise<Limit> {
  const settings = await readSettings(ctx)
  if (!settings.isOn) return noLimit
  const plans = await readPlans(ctx)
  const owned = (await ownedSitesOf(ctx, accountId)).filter((site) => !site.effects.isReadOnly)
  const had = new Set(
    (
      await readSitePlans(
        ctx,
        owned.map((site) => site.id),
      )
    ).values(),
  )
  const widest = plans
    .filter((plan) => had.has(plan.id))
    .reduce<Plan | null>(
      (one, other) => (one === null || allowsMore(sitesOf(other), sitesOf(one)) ? other : one),
      null,
    )
  const most = settings.sitesWithoutPlan
  if (widest && allowsMore(sitesOf(widest), most)) return limitFrom(plans, widest, 'sites')
  return { most, plan: null, next: nextPlan(plans, 'sites', most)?.name ?? null }
}

export const limits: Limits = { ofSite, ofAccount, ofNewSite }

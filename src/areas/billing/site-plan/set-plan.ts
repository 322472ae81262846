import { pauseSite, record, resumeSite, siteFacts } from '#areas/sites/index.ts'
import type { Id } from '#kernel/ids.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { brokenConstraint } from '#platform/db/database.ts'
import { storedPlans } from '../plan/plan.store.ts'
import { deleteSitePlan, putSitePlan, readSitePlan } from './site-plan.store.ts'

export interface PlanSetting {
  /** `null`: no plan. */
  readonly planId: Id | null
  readonly term: 'month' | 'year' | null
  /** Given by the operator, without charge. */
  readonly isComped: boolean
  readonly why?: string
  readonly asOperator?: boolean
}

const noPlan = (): Refusal => refuse('not_found', 'billing.no_plan', { field: 'planId' })

/**
 * Gives the context's site a plan. What it has beyond a smaller plan's limits stays; it can only
 * not become more. The plan of a pause pauses the site, and what follows it resumes it; a pause that the owner chose beside
 * a plan is ended by them alone (`choosePlan`).
 */
export async function setPlan(ctx: Ctx, wanted: PlanSetting): Promise<void> {
  const siteId = siteOf(ctx)
  const plans = await storedPlans(ctx)
  const plan = wanted.planId === null ? null : plans.find((one) => one.id === wanted.planId)
  const before = await readSitePlan(ctx, siteId)
  const leftPlan = plans.find((one) => one.id === before?.planId)
  // A plan that is offered no more stays with the sites that have it, also as they come back with it.
  const isOpen = plan?.isOffered || wanted.asOperator || leftPlan?.id === plan?.id
  if (plan === undefined || (plan && !isOpen)) {
    throw noPlan()
  }
  if (plan) {
    await putSitePlan(ctx, {
      siteId,
      planId: plan.id,
      term: wanted.term,
      isComped: wanted.isComped,
      since: ctx.clock.now(),
      by: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
    }).catch((error: unknown) => {
      if (brokenConstraint(error) !== 'site_plans_plan_id_fkey') throw error
      throw noPlan()
    })
  } else {
    await deleteSitePlan(ctx, siteId)
  }
  const by = wanted.asOperator ? { asOperator: true } : {}
  await record(ctx, {
    what: plan ? 'billing.plan_set' : 'billing.plan_taken_off',
    values: plan ? { plan: plan.name } : {},
    ...(wanted.why ? { why: wanted.why } : {}),
    ...by,
  })
  const { isPaused } = await siteFacts(ctx)
  if (plan?.kind === 'pause') await pauseSite(ctx, by)
  else if (isPaused && leftPlan?.kind === 'pause') await resumeSite(ctx, by)
}

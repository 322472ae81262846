import { changeStatus, findSitesByIds, siteFacts } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { canMove, siteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { compSite as endpoint } from '../contract.ts'
import { setPlan } from './set-plan.ts'

/**
 * Gives a site a plan without charge, or takes its plan off (the operator). A site that may become
 * comped does; one that is in another standing (internal, beta, resold, removed) keeps it.
 */
export async function compSite(ctx: Ctx, input: InputOf<typeof endpoint>): Promise<Record<string, never>> {
  if (!(await findSitesByIds(ctx.db, [input.siteId])).has(input.siteId))
    throw refuse('not_found', 'not_found')
  const why = input.why === '' ? {} : { why: input.why }
  const inside: Ctx = { ...ctx, site: { id: input.siteId } }
  const site = await siteFacts(inside, { lock: true })
  // First the standing: a plan of a pause finds nothing to pause on a site that sells nothing.
  if (
    input.planId !== null &&
    site.status !== siteStatus.removed &&
    canMove(site.status, siteStatus.comped)
  ) {
    await changeStatus(inside, {
      siteId: site.id,
      to: siteStatus.comped,
      reason: 'plan_given',
      asOperator: true,
      ...why,
    })
  }
  await setPlan(inside, {
    planId: input.planId,
    term: null,
    isComped: input.planId !== null,
    asOperator: true,
    ...why,
  })
  return {}
}

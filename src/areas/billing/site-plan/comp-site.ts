import { findSitesByIds, siteFacts } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { compSite as endpoint } from '../contract.ts'
import { compUnbilled } from './comp-unbilled.ts'
import { setPlan } from './set-plan.ts'

/**
 * Gives a site a plan without charge, or takes its plan off (the operator). The site is comped with it, whatever it
 * waited for; one that stands without charge already (internal, beta, resold, enterprise) keeps its standing.
 *
 * @throws Refusal (409) `billing.comp_removed` for a removed site, which is brought back first
 */
export async function compSite(ctx: Ctx, input: InputOf<typeof endpoint>): Promise<Record<string, never>> {
  if (!(await findSitesByIds(ctx.db, [input.siteId])).has(input.siteId))
    throw refuse('not_found', 'not_found')
  const why = input.why === '' ? {} : { why: input.why }
  const inside: Ctx = { ...ctx, site: { id: input.siteId } }
  await siteFacts(inside, { lock: true })
  // First the standing: a plan of a pause finds nothing to pause on a site that sells nothing.
  const isComped =
    input.planId === null ||
    (await compUnbilled(inside, input.siteId, { reason: 'plan_given', asOperator: true, ...why }))
  if (!isComped) throw refuse('conflict', 'billing.comp_removed')
  await setPlan(inside, {
    planId: input.planId,
    term: null,
    isComped: input.planId !== null,
    asOperator: true,
    ...why,
  })
  return {}
}

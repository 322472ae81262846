import { siteIdsOfPlan } from '#areas/billing/index.ts'
import { searchSites } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { findSites as endpoint } from '../contract.ts'
import { foundSites } from './found-sites.ts'

/** Sites of the platform by title, address, status and plan, newest first unless asked otherwise. */
export async function findSites(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { items, next, total } = await searchSites(ctx, {
    text: input.search,
    statuses: input.status,
    among: input.planId === undefined ? null : await siteIdsOfPlan(ctx, input.planId),
    sort: input.sort,
    direction: input.direction,
    cursor: input.cursor,
    limit: input.limit,
  })
  return { items: await foundSites(ctx, items), next, total }
}

import { findSitesByIds, type Site } from '#areas/sites/index.ts'
import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'

/** A site of the platform. @throws Refusal 404 */
export async function siteOrRefuse(ctx: Pick<Ctx, 'db'>, siteId: Id): Promise<Site> {
  const site = (await findSitesByIds(ctx.db, [siteId])).get(siteId)
  if (!site) throw refuse('not_found', 'not_found')
  return site
}

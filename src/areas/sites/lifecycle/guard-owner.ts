import type { DeletionObstacle } from '#areas/accounts/index.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { lockSitesOf, ownedSites } from '../site/site.store.ts'

/**
 * An account that owns sites is not deleted: they must be transferred or removed first (product book,
 * accounts). Nobody brings one back while the account is looked at: it would be back with nobody behind it.
 */
export async function guardOwner(ctx: Ctx, accountId: Id): Promise<DeletionObstacle | null> {
  await lockSitesOf(ctx, accountId)
  const owned = await ownedSites(ctx, accountId)
  if (owned.length === 0) return null
  return {
    code: 'sites.owns_sites',
    values: { count: owned.length },
    things: owned.map((site) => ({ name: site.title, path: `/sites/${site.id}/settings` })),
  }
}

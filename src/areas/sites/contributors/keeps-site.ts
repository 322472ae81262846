import type { Id } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { readHolding } from './contributor.store.ts'
import { siteAccess } from './site-access.ts'

/**
 * Whether the acting account keeps a site: its owner, or one who has the role of an administrator, and
 * not while looking through a lesser role. Nobody keeps a site that is removed, or that there is not. For calls that
 * name a site outside of their path; works in a transaction of the platform.
 */
export async function keepsSite(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'request' | 'tools'>,
  siteId: Id,
): Promise<boolean> {
  const access = await siteAccess(ctx, siteId)
  if (!access || (access.viewingAs !== null && access.viewingAs !== 'admin')) return false
  const held = await readHolding(ctx, {
    siteId,
    accountId: accountOf(ctx).accountId,
    now: ctx.clock.now(),
    viewedRoleId: null,
  })
  if (!held || held.status === siteStatus.removed) return false
  return held.holding.isOwner || held.holding.roles.includes('admin')
}

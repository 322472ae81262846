import type { Id } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { readHolding } from './contributor.store.ts'
import { siteAccess } from './site-access.ts'

/**
 * Whether the acting account keeps a site: its owner, or one who has the role of an administrator, and
 * not while looking through a lesser role. `null`: it does not, or there is no such site, or it is removed.
 * For calls that name a site outside of their path; works in a transaction of the platform.
 */
export async function siteKeeper(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'request'>,
  siteId: Id,
): Promise<{ readonly isReadOnly: boolean } | null> {
  const access = await siteAccess(ctx, siteId)
  if (!access || (access.viewingAs !== null && access.viewingAs !== 'admin')) return null
  const held = await readHolding(ctx, {
    siteId,
    accountId: accountOf(ctx).accountId,
    now: ctx.clock.now(),
    viewedRoleId: null,
  })
  if (!held || held.status === siteStatus.removed) return null
  const isKeeper = held.holding.isOwner || held.holding.roles.includes('admin')
  return isKeeper ? { isReadOnly: access.isReadOnly } : null
}

import type { Ctx } from '#platform/ctx.ts'
import { permissions } from '../contract.ts'
import { readContributor, readHolding } from '../contributors/contributor.store.ts'
import { isWithin, rightsOf } from '../contributors/role.ts'
import { readRoles } from '../roles/custom-role.store.ts'
import type { Site } from '../site/site.ts'
import type { Invitation } from './invitation.ts'

/**
 * Whether who sent an invitation could send it now: they still manage contributors, hold all it gives, and stay as
 * long. An offer is its owner's. What somebody sent while they might is no way around what they lost since.
 */
export async function isStillGiven(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  site: Pick<Site, 'id' | 'ownerId'>,
  invitation: Invitation,
): Promise<boolean> {
  const { invitedBy: accountId, customRoleIds, contributorEndsAt: endsAt } = invitation
  if (invitation.kind === 'transfer') return site.ownerId === accountId
  const siteId = site.id
  const sender = await readHolding(ctx, { siteId, accountId, now: ctx.clock.now(), viewedRoleId: null })
  if (!sender) return false
  const theirs = rightsOf(sender.holding)
  const given = rightsOf({
    isOwner: false,
    roles: invitation.roles,
    calendars: invitation.calendars,
    ownRoles: customRoleIds.length === 0 ? [] : await readRoles(ctx, siteId, [...customRoleIds]),
  })
  if (!theirs.has(permissions.contributorsManage.name) || !isWithin(given, theirs)) return false
  const most = (await readContributor(ctx, siteId, accountId))?.endsAt ?? null
  return most === null || (endsAt !== null && endsAt <= most)
}

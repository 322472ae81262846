import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { publish } from '#platform/events/publish.ts'
import { refuseUnverified } from '../contributors/assignment.ts'
import { deleteContributor, putContributor, readContributor } from '../contributors/contributor.store.ts'
import { peopleByIds } from '../contributors/people.ts'
import { shutOut } from '../contributors/shut-out.ts'
import { contributorLeft, siteTransferred } from '../contract.ts'
import { endInvitation, readOpenInvitations } from '../invitations/invitation.store.ts'
import { record } from '../timeline/record.ts'
import { holdOwner } from './hold-owner.ts'
import { updateSite } from './site.store.ts'
import type { Site } from './site.ts'

/**
 * Whose the site is once it is back: its owner's, or, where their account was deleted meanwhile, from now
 * on that of the administrator who brings it back. Nobody gains by it what they were given for a time or in part.
 * What the owner before had offered to somebody else is withdrawn. Holds the sites of both; the site's row is held by
 * the caller.
 *
 * @returns the owner
 * @throws Refusal `sites.unverified` (403); `sites.inherit_admins_only` (403) for who is no administrator without end
 */
export async function inheritSite(ctx: Ctx, site: Site): Promise<Id> {
  if (await holdOwner(ctx, site.ownerId)) return site.ownerId
  refuseUnverified(ctx)
  const { accountId } = accountOf(ctx)
  const heir = await readContributor(ctx, site.id, accountId)
  if (!heir?.roles.includes('admin') || heir.endsAt !== null) {
    throw refuse('forbidden', 'sites.inherit_admins_only')
  }
  const now = ctx.clock.now()
  await holdOwner(ctx, accountId)
  await putContributor(ctx, {
    siteId: site.id,
    accountId,
    roles: [],
    customRoleIds: [],
    calendars: null,
    endsAt: null,
    now,
  })
  await updateSite(ctx, site.id, { owner_id: accountId })
  await deleteContributor(ctx, site.id, site.ownerId)
  await shutOut(ctx, { siteId: site.id, accountId: site.ownerId })
  for (const offer of await readOpenInvitations(ctx, site.id, 'transfer'))
    await endInvitation(ctx, offer, { how: 'revoked', by: accountId, now })
  await publish(ctx, siteTransferred, { from: site.ownerId, to: accountId })
  await publish(ctx, contributorLeft, { accountId: site.ownerId })
  const person = (await peopleByIds(ctx, [accountId])).get(accountId)
  await record(ctx, { what: 'sites.inherited', values: { name: person?.name ?? '' } })
  return accountId
}

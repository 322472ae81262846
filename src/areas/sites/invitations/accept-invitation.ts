import { confirmAddress } from '#areas/accounts/index.ts'
import { publish } from '#platform/events/publish.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { refuseUnverified } from '../contributors/assignment.ts'
import { contributes, countContributors, putContributor } from '../contributors/contributor.store.ts'
import { peopleByIds } from '../contributors/people.ts'
import { type acceptInvitation as endpoint, contributorJoined, siteTransferred } from '../contract.ts'
import { endContribution } from '../lifecycle/end-contribution.ts'
import { refuseOver, siteLimitOf, takeWithinLimit } from '../limits/limits.ts'
import { holdOwner } from '../site/hold-owner.ts'
import { ownedSites, updateSite } from '../site/site.store.ts'
import type { Site } from '../site/site.ts'
import { record } from '../timeline/record.ts'
import type { Invitation } from './invitation.ts'
import { endInvitation } from './invitation.store.ts'
import { isOnHold, openInvitation } from './open-invitation.ts'

async function join(ctx: Ctx, site: Site, invitation: Invitation, accountId: Id): Promise<void> {
  const now = ctx.clock.now()
  if (await contributes(ctx, site.id, accountId, now)) {
    throw refuse('conflict', 'sites.contributes_already_you')
  }
  const ends = invitation.contributorEndsAt
  if (ends !== null && ends <= now) throw refuse('gone', 'sites.link_spent')
  // Deleted at this moment in another window, the account would keep a place that nobody has.
  if (!(await holdOwner(ctx, accountId))) throw refuse('unauthenticated', 'sign_in')
  // Whose time had come to its end comes anew: what was is over first, as the day's work would have it.
  await endContribution(ctx, { siteId: site.id, accountId })
  await putContributor(ctx, {
    siteId: site.id,
    accountId,
    roles: invitation.roles,
    customRoleIds: invitation.customRoleIds,
    calendars: invitation.calendars,
    endsAt: ends,
    now,
  })
  // Counted after the row is there, with the site's row held: of two who take the last place, one finds it taken.
  await takeWithinLimit(ctx, 'contributors', () => countContributors(ctx, site.id, now))
  await publish(ctx, contributorJoined, { accountId })
  const person = (await peopleByIds(ctx, [accountId])).get(accountId)
  await record(ctx, { what: 'sites.contributor_joined', values: { name: person?.name ?? '' } })
}

/** The site goes to the account; who owned it stays as an administrator. */
async function takeOver(ctx: Ctx, site: Site, accountId: Id): Promise<void> {
  refuseUnverified(ctx)
  if (site.ownerId === accountId) throw refuse('conflict', 'sites.owned_already')
  const now = ctx.clock.now()
  const place = { siteId: site.id, customRoleIds: [], calendars: null, endsAt: null, now }
  const isThere = await contributes(ctx, site.id, accountId, now)
  if (!(await holdOwner(ctx, accountId))) throw refuse('unauthenticated', 'sign_in')
  await endContribution(ctx, { siteId: site.id, accountId })
  await putContributor(ctx, { ...place, accountId, roles: [] })
  await putContributor(ctx, { ...place, accountId: site.ownerId, roles: ['admin'] })
  await updateSite(ctx, site.id, { owner_id: accountId })
  refuseOver('sites', await siteLimitOf(ctx, accountId), (await ownedSites(ctx, accountId)).length)
  if (!isThere) await takeWithinLimit(ctx, 'contributors', () => countContributors(ctx, site.id, now))
  await publish(ctx, siteTransferred, { from: site.ownerId, to: accountId })
  const people = await peopleByIds(ctx, [accountId, site.ownerId])
  await record(ctx, {
    what: 'sites.transferred',
    values: { from: people.get(site.ownerId)?.name ?? '', to: people.get(accountId)?.name ?? '' },
  })
}

/**
 * Accepts an invitation with the account that is signed in, whichever address it has: the link was
 * the proof. A link counts once, however often it is followed. Where the account has the address that was
 * invited, the mail has confirmed it, too.
 *
 * @throws Refusal `sites.join_read_only` (402) while the site can only be read; the link stays good
 */
export async function acceptInvitation(
  ctx: Ctx,
  { token }: InputOf<typeof endpoint>,
): Promise<{ siteId: Id }> {
  const actor = accountOf(ctx)
  const { accountId } = actor
  const { invitation, site } = await openInvitation(ctx, token, { lock: true })
  if (isOnHold(invitation, site)) throw refuse('payment_required', 'sites.join_read_only')
  const end = { how: 'accepted', by: accountId, now: ctx.clock.now() } as const
  if (!(await endInvitation(ctx, invitation, end))) throw refuse('gone', 'sites.link_spent')
  const isVerified = await confirmAddress(ctx, invitation)
  const inside: Ctx = { ...ctx, actor: { ...actor, isVerified }, site: { id: site.id } }
  if (invitation.kind === 'transfer') await takeOver(inside, site, accountId)
  else await join(inside, site, invitation, accountId)
  return { siteId: site.id }
}

import { publish } from '#platform/events/publish.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { refuseUnverified } from '../contributors/assignment.ts'
import { countContributors, putContributor, readContributor } from '../contributors/contributor.store.ts'
import { peopleByIds } from '../contributors/people.ts'
import { type acceptInvitation as endpoint, contributorJoined, siteTransferred } from '../contract.ts'
import { refuseOver, siteLimitOf, takeWithinLimit } from '../limits/limits.ts'
import { lockSitesOf, ownedSites, updateSite } from '../site/site.store.ts'
import type { Site } from '../site/site.ts'
import { record } from '../timeline/record.ts'
import type { Invitation } from './invitation.ts'
import { endInvitation } from './invitation.store.ts'
import { openInvitation } from './open-invitation.ts'

async function join(ctx: Ctx, site: Site, invitation: Invitation, accountId: Id): Promise<void> {
  const had = await readContributor(ctx, site.id, accountId)
  if (had) throw refuse('conflict', 'sites.contributes_already_you')
  const now = ctx.clock.now()
  const ends = invitation.contributorEndsAt
  if (ends !== null && ends <= now) throw refuse('gone', 'sites.link_spent')
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
  await takeWithinLimit(ctx, 'contributors', () => countContributors(ctx, site.id))
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
  const before = await readContributor(ctx, site.id, accountId)
  await lockSitesOf(ctx, accountId)
  await putContributor(ctx, { ...place, accountId, roles: [] })
  await putContributor(ctx, { ...place, accountId: site.ownerId, roles: ['admin'] })
  await updateSite(ctx, site.id, { owner_id: accountId })
  refuseOver('sites', await siteLimitOf(ctx, accountId), (await ownedSites(ctx, accountId)).length)
  if (!before) await takeWithinLimit(ctx, 'contributors', () => countContributors(ctx, site.id))
  await publish(ctx, siteTransferred, { from: site.ownerId, to: accountId })
  const people = await peopleByIds(ctx, [accountId, site.ownerId])
  await record(ctx, {
    what: 'sites.transferred',
    values: { from: people.get(site.ownerId)?.name ?? '', to: people.get(accountId)?.name ?? '' },
  })
}

/**
 * Accepts an invitation with the account that is signed in, whichever address it has: the link was
 * the proof. A link counts once, however often it is followed.
 */
export async function acceptInvitation(
  ctx: Ctx,
  { token }: InputOf<typeof endpoint>,
): Promise<{ siteId: Id }> {
  const { accountId } = accountOf(ctx)
  const { invitation, site } = await openInvitation(ctx, token, { lock: true })
  const end = { how: 'accepted', by: accountId, now: ctx.clock.now() } as const
  if (!(await endInvitation(ctx, invitation, end))) throw refuse('gone', 'sites.link_spent')
  const inside: Ctx = { ...ctx, site: { id: site.id } }
  if (invitation.kind === 'transfer') await takeOver(inside, site, accountId)
  else await join(inside, site, invitation, accountId)
  return { siteId: site.id }
}

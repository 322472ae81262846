import type { InputOf } from '#kernel/endpoint.ts'
import { type Id, newId, NO_ID } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import { accountOf, type Ctx, siteOf } from '#platform/ctx.ts'
import { brokenConstraint } from '#platform/db/database.ts'
import {
  refuseBeyond,
  refuseOutlasting,
  refuseUnfit,
  refuseUnverified,
  rightsOfAssignment,
  settled,
} from '../contributors/assignment.ts'
import { contributes } from '../contributors/contributor.store.ts'
import { personByEmail } from '../contributors/people.ts'
import type { invite as endpoint } from '../contract.ts'
import { takeWithinLimit } from '../limits/limits.ts'
import { roleValues } from '../roles/role-values.ts'
import { readSite } from '../site/site.store.ts'
import { record } from '../timeline/record.ts'
import { countPlaces } from './count-places.ts'
import { INVITATION_MS } from './invitation.ts'
import { insertInvitation, readOpenInvitations } from './invitation.store.ts'
import { mailInvitation } from './mail-invitation.ts'
import { takeInvitationMail } from './mail-limits.ts'

/**
 * Invites somebody by mail, for 14 days. Who is invited counts towards the plan's contributors
 * already, so that an owner hears of the limit before the guest does.
 */
export async function invite(ctx: Ctx, input: InputOf<typeof endpoint>): Promise<{ id: Id }> {
  refuseUnverified(ctx)
  const siteId = siteOf(ctx)
  const now = ctx.clock.now()
  const site = await readSite(ctx, siteId, { lock: true })
  if (!site) throw refuse('not_found', 'not_found')
  const given = settled(site, input)
  refuseUnfit(ctx, site, given)
  await refuseBeyond(ctx, await rightsOfAssignment(ctx, given))
  await refuseOutlasting(ctx, given.endsAt)
  const person = await personByEmail(ctx, input.email)
  // Of an address without an account as much is asked: how long the answer takes tells nothing.
  if (await contributes(ctx, siteId, person?.id ?? NO_ID, now)) {
    throw refuse('conflict', 'sites.contributes_already', { field: 'email' })
  }
  const open = await readOpenInvitations(ctx, siteId, 'contributor')
  if (open.some(({ email }) => email === input.email)) {
    throw refuse('conflict', 'sites.invited_already', { field: 'email' })
  }
  await takeInvitationMail(ctx, input.email, { field: 'email' })
  await takeWithinLimit(ctx, 'contributors', async () => (await countPlaces(ctx, siteId, now)) + 1)
  const token = newToken()
  const invitation = {
    siteId,
    id: newId(now),
    kind: 'contributor' as const,
    email: input.email,
    roles: given.roles,
    customRoleIds: given.customRoleIds,
    calendars: given.calendars,
    contributorEndsAt: given.endsAt,
    message: input.message ?? '',
    sentAt: now,
    expiresAt: now + INVITATION_MS,
    invitedBy: accountOf(ctx).accountId,
  }
  try {
    await insertInvitation(ctx, { ...invitation, tokenHash: tokenHash(token) })
  } catch (error) {
    if (brokenConstraint(error) !== 'invitations_open') throw error
    throw refuse('conflict', 'sites.invited_already', { field: 'email' })
  }
  await mailInvitation(ctx, { site, invitation, token })
  await record(ctx, {
    what: 'sites.invited',
    values: { email: input.email, ...(await roleValues(ctx, given)) },
  })
  return { id: invitation.id }
}

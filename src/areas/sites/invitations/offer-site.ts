import type { InputOf } from '#kernel/endpoint.ts'
import { type Id, newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { askProof } from '#platform/auth/ask-proof.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import { accountOf, type Ctx, siteOf } from '#platform/ctx.ts'
import { refuseUnverified } from '../contributors/assignment.ts'
import { personByEmail } from '../contributors/people.ts'
import type { offerSite as endpoint } from '../contract.ts'
import { readSite } from '../site/site.store.ts'
import { record } from '../timeline/record.ts'
import { INVITATION_MS } from './invitation.ts'
import { endInvitation, insertInvitation, readOpenInvitations } from './invitation.store.ts'
import { takeInvitationMail } from './mail-limits.ts'
import { mailOffer } from './mail-offer.ts'

/**
 * Offers the site to another owner, by mail, for 14 days. Nothing changes until they accept.
 *
 * @throws Refusal `prove_again` (401): a whole site is given away by its owner, not by who sits where they signed in
 *   (R-51, decision 39)
 */
export async function offerSite(ctx: Ctx, { email }: InputOf<typeof endpoint>): Promise<{ id: Id }> {
  askProof(ctx)
  refuseUnverified(ctx)
  const now = ctx.clock.now()
  const site = await readSite(ctx, siteOf(ctx), { lock: true })
  if (!site) throw refuse('not_found', 'not_found')
  if ((await personByEmail(ctx, email))?.id === site.ownerId) {
    throw refuse('invalid', 'sites.owned_already', { field: 'email' })
  }
  const by = accountOf(ctx).accountId
  const [open] = await readOpenInvitations(ctx, site.id, 'transfer')
  if (open && open.expiresAt > now) throw refuse('conflict', 'sites.offered_already')
  await takeInvitationMail(ctx, email, { field: 'email' })
  if (open) await endInvitation(ctx, open, { how: 'revoked', by, now })
  const token = newToken()
  const invitation = {
    siteId: site.id,
    id: newId(now),
    kind: 'transfer' as const,
    email,
    roles: [],
    customRoleIds: [],
    calendars: null,
    contributorEndsAt: null,
    message: '',
    sentAt: now,
    expiresAt: now + INVITATION_MS,
    invitedBy: by,
  }
  await insertInvitation(ctx, { ...invitation, tokenHash: tokenHash(token) })
  await mailOffer(ctx, { site, invitation, token })
  await record(ctx, { what: 'sites.offered', values: { email } })
  return { id: invitation.id }
}

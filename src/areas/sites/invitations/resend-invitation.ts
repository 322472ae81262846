import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import { accountOf, type Ctx, siteOf } from '#platform/ctx.ts'
import { refuseOutlasting, refuseUnverified } from '../contributors/assignment.ts'
import type { resendInvitation as endpoint } from '../contract.ts'
import { takeWithinLimit } from '../limits/limits.ts'
import { readSite } from '../site/site.store.ts'
import { record } from '../timeline/record.ts'
import { INVITATION_MS, RESEND_PAUSE_MS } from './invitation.ts'
import { countPlaces } from './count-places.ts'
import { readInvitation, renewInvitation } from './invitation.store.ts'
import { mailInvitation } from './mail-invitation.ts'
import { takeInvitationMail } from './mail-limits.ts'
import { refuseBeyondInvited } from './refuse-beyond-invited.ts'

/**
 * Sends an invitation again with a new link, for another 14 days; the link before stops working. From now on it is
 * theirs who sent it again: what they may no longer give, it gives no longer.
 */
export async function resendInvitation(
  ctx: Ctx,
  { invitationId }: InputOf<typeof endpoint>,
): Promise<{ expiresAt: string }> {
  refuseUnverified(ctx)
  const now = ctx.clock.now()
  const site = await readSite(ctx, siteOf(ctx), { lock: true })
  const invitation = await readInvitation(ctx, siteOf(ctx), invitationId)
  if (!site || !invitation || invitation.ended !== null || invitation.kind !== 'contributor') {
    throw refuse('not_found', 'sites.no_invitation')
  }
  if (invitation.contributorEndsAt !== null && invitation.contributorEndsAt <= now) {
    throw refuse('conflict', 'sites.invitation_over')
  }
  const wait = invitation.sentAt + RESEND_PAUSE_MS - now
  if (wait > 0) throw refuse('too_many', 'sites.invited_just_now', { retryAfter: Math.ceil(wait / 1000) })
  await takeInvitationMail(ctx, invitation.email)
  await refuseBeyondInvited(ctx, invitation)
  await refuseOutlasting(ctx, invitation.contributorEndsAt)
  // One whose link has run out was counted no more: it needs a place again, like a new one.
  if (invitation.expiresAt <= now) {
    await takeWithinLimit(ctx, 'contributors', async () => (await countPlaces(ctx, site.id, now)) + 1)
  }
  const token = newToken()
  const renewed = {
    ...invitation,
    invitedBy: accountOf(ctx).accountId,
    sentAt: now,
    expiresAt: now + INVITATION_MS,
  }
  await renewInvitation(ctx, { ...renewed, tokenHash: tokenHash(token) })
  await mailInvitation(ctx, { site, invitation: renewed, token })
  await record(ctx, { what: 'sites.invited_again', values: { email: invitation.email } })
  return { expiresAt: new Date(renewed.expiresAt).toISOString() }
}

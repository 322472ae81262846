import { refuse } from '#kernel/refusal.ts'
import { tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { readSite } from '../site/site.store.ts'
import type { Site } from '../site/site.ts'
import type { Invitation } from './invitation.ts'
import { readInvitationByToken } from './invitation.store.ts'
import { isStillGiven } from './still-given.ts'

/**
 * What a link leads to, if it still works: open, within its 14 days, of a site that is there, sent by somebody
 * who still may. What no longer works and what never was answer alike.
 *
 * @throws Refusal `sites.link_spent` (410)
 */
export async function openInvitation(
  ctx: Ctx,
  token: string,
  options: { lock?: boolean } = {},
): Promise<{ invitation: Invitation; site: Site }> {
  const hash = tokenHash(token)
  const first = await readInvitationByToken(ctx, hash)
  // The row of the site is held before that of the invitation, as everywhere, so that nobody waits in a ring.
  const site = first ? await readSite(ctx, first.siteId, options) : null
  const invitation = options.lock ? await readInvitationByToken(ctx, hash, options) : first
  const works =
    invitation !== null &&
    invitation.ended === null &&
    invitation.expiresAt > ctx.clock.now() &&
    site !== null &&
    site.status !== siteStatus.removed &&
    (await isStillGiven(ctx, site, invitation))
  if (!works) throw refuse('gone', 'sites.link_spent')
  return { invitation, site }
}

/**
 * Whether an invitation cannot be accepted for now, because its site can only be read: who joins changes it. An
 * offer can: who takes the site over is who brings it back.
 */
export function isOnHold(invitation: Invitation, site: Site): boolean {
  return invitation.kind === 'contributor' && site.effects.isReadOnly
}

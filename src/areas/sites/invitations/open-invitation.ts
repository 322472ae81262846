import { refuse } from '#kernel/refusal.ts'
import { tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { readSite } from '../site/site.store.ts'
import type { Site } from '../site/site.ts'
import type { Invitation } from './invitation.ts'
import { readInvitationByToken } from './invitation.store.ts'
import { isStillGiven } from './still-given.ts'

interface Opened {
  readonly invitation: Invitation
  readonly site: Site
}

/**
 * What a link leads to, if it still works: open, within its 14 days, of a site that is there, sent by somebody
 * who still may; null where it does not, or never was.
 *
 * @param options `lock`: it goes on working until the transaction ends
 */
export async function findInvitation(
  ctx: Ctx,
  token: string,
  options: { lock?: boolean } = {},
): Promise<Opened | null> {
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
  return works ? { invitation, site } : null
}

/**
 * The same, where nothing can be done without. What no longer works and what never was answer alike.
 *
 * @throws Refusal `sites.link_spent` (410)
 */
export async function openInvitation(
  ctx: Ctx,
  token: string,
  options: { lock?: boolean } = {},
): Promise<Opened> {
  const opened = await findInvitation(ctx, token, options)
  if (!opened) throw refuse('gone', 'sites.link_spent')
  return opened
}

/**
 * Whether an invitation cannot be accepted for now, because its site can only be read: who joins changes it. An
 * offer can: who takes the site over is who brings it back.
 */
export function isOnHold(invitation: Invitation, site: Site): boolean {
  return invitation.kind === 'contributor' && site.effects.isReadOnly
}

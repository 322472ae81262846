import type { BroughtProof } from '#areas/accounts/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findInvitation } from './open-invitation.ts'

/**
 * Whether whoever brings the secret of an invitation, or of an offer, has read the mail of this address: it went to
 * exactly this one, and its link still works. It is held, so that one that is taken back, or ends, at this moment
 * is either before the account or after it. While its site can only be read a link leads nowhere yet, but it was
 * read all the same.
 */
export async function provesAddress(ctx: Ctx, { token, email }: BroughtProof): Promise<boolean> {
  const opened = await findInvitation(ctx, token, { lock: true })
  // Both were lower-cased by the shape that they came through.
  return opened !== null && opened.invitation.email === email
}

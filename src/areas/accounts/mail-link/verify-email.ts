import type { OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { holdAccount, markVerified } from '../account/account.store.ts'
import { openerHash } from '../account/opener-hash.ts'
import type { verifyEmail as declared } from '../contract.ts'
import { secondFactorOn } from '../second-factor/second-factor-on.ts'
import { signUpCookie } from '../session/session.ts'
import { completeSignIn } from '../sign-in/complete-sign-in.ts'
import { linkByToken, takeLink } from './mail-link.store.ts'

/**
 * Confirms an address by the link in its mail. It counts where the account is signed in, or in the browser
 * where it was opened (which it signs in); elsewhere it asks for the password first, so that nobody confirms
 * an account that a stranger opened on their address.
 *
 * @throws Refusal 410 for a link that is used, too old or none of ours
 */
export async function verifyEmail(
  ctx: Ctx,
  { token }: { token: string },
): Promise<OutputOf<typeof declared>> {
  const now = ctx.clock.now()
  const find = () => linkByToken(ctx, tokenHash(token), ['verify'], now)
  const known = await find()
  const account = known && (await holdAccount(ctx, known.account_id))
  // Again, now that the account is held: whoever sets a new password by a mail meanwhile took this link away.
  const link = account && (await find())
  if (!link || account.email?.toLowerCase() !== link.email.toLowerCase() || account.locked_at) {
    throw refuse('gone', 'accounts.link_spent')
  }
  if (link.used_at) {
    if (!account.verified_at) throw refuse('gone', 'accounts.link_spent')
    return { state: 'confirmed' }
  }
  const isThere = ctx.actor.kind === 'account' && ctx.actor.accountId === account.id
  const isOpener = openerHash(ctx.request) === link.browser_hash
  if (!isThere && !isOpener) return { state: 'sign_in' }
  if (!(await takeLink(ctx, link.id, new Date(now)))) throw refuse('gone', 'accounts.link_spent')
  await markVerified(ctx, account.id, link.email, new Date(now))
  const cookie = signUpCookie(ctx.request.origin)
  if (ctx.request.cookies[cookie] !== undefined) ctx.answer.cookie(cookie, null)
  if (isThere) return { state: 'confirmed' }
  if (await secondFactorOn(ctx, { accountId: account.id })) return { state: 'confirmed' }
  await completeSignIn(ctx, { accountId: account.id, method: 'link' })
  return { state: 'signed_in' }
}

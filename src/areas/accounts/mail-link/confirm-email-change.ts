import type { OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { holdAccount, updateEmail } from '../account/account.store.ts'
import type { confirmEmailChange as declared } from '../contract.ts'
import { mailSecurityChange } from '../emails/mail-security-change.ts'
import { holdSession } from '../session/hold-session.ts'
import {
  confirmChange,
  dropEmailChange,
  dropLinks,
  emailChangeOf,
  linkByToken,
  takeLink,
} from './mail-link.store.ts'

/**
 * Agrees to a change of address from one of its two mailboxes; the second to agree makes it so. The new mailbox
 * agrees where the account is signed in; elsewhere the sign-in is asked for first, so that nobody confirms what a
 * stranger opened, and has ways into, as theirs.
 *
 * @throws Refusal 410 for a spent link, 409 when the new address has got an account meanwhile, 401 when the session
 *   was ended meanwhile
 */
export async function confirmEmailChange(
  ctx: Ctx,
  { token }: { token: string },
): Promise<OutputOf<typeof declared>> {
  const now = ctx.clock.now()
  const find = () => linkByToken(ctx, tokenHash(token), ['change_from', 'change_to'], now)
  const known = await find()
  if (!known) throw refuse('gone', 'accounts.link_spent')
  const isThere = ctx.actor.kind === 'account' && ctx.actor.accountId === known.account_id
  const account = isThere ? await holdSession(ctx) : await holdAccount(ctx, known.account_id)
  // Again, now that the account is held: whoever asked for another address meanwhile took this link away.
  const link = await find()
  if (!link || !account?.email) throw refuse('gone', 'accounts.link_spent')
  const change = await emailChangeOf(ctx, account.id, now)
  if (!change) {
    // The mail of the new address, clicked once more after it was done.
    if (link.used_at && link.email.toLowerCase() === account.email.toLowerCase()) {
      return { state: 'changed', email: account.email }
    }
    throw refuse('gone', 'accounts.link_spent')
  }
  const side = link.kind === 'change_from' ? 'from_confirmed_at' : 'to_confirmed_at'
  const expected = link.kind === 'change_from' ? account.email : change.email
  if (expected.toLowerCase() !== link.email.toLowerCase() || link.created_at < change.created_at) {
    throw refuse('gone', 'accounts.link_spent')
  }
  if (link.kind === 'change_to' && !isThere) return { state: 'sign_in', email: change.email }
  await takeLink(ctx, link.id, new Date(now))
  const after = await confirmChange(ctx, account.id, side, new Date(now))
  if (!after?.to_confirmed_at) return { state: 'waiting_to', email: change.email }
  if (!after.from_confirmed_at) return { state: 'waiting_from', email: change.email }

  await mailSecurityChange(ctx, { accountId: account.id, change: 'email' })
  if (!(await updateEmail(ctx, account.id, change.email, new Date(now)))) {
    throw refuse('conflict', 'accounts.email_taken')
  }
  await dropEmailChange(ctx, account.id)
  await dropLinks(ctx, account.id, ['change_from', 'change_to', 'reset', 'verify'])
  return { state: 'changed', email: change.email }
}

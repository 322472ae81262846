import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { passwordInTurn } from '#platform/auth/hash-in-turn.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import type { Repeatable } from '#platform/http/route.ts'
import { holdAccount, markVerified, updatePassword } from '../account/account.store.ts'
import { refuseWeakPassword } from '../account/refuse-weak-password.ts'
import type { resetPassword as declared } from '../contract.ts'
import { mailSecurityChange } from '../emails/mail-security-change.ts'
import { endAllSessions } from '../session/end-all-sessions.ts'
import { addressGuesses } from '../sign-in/guessing.ts'
import { openReset } from './check-reset.ts'
import { dropResetLinks } from './drop-reset-links.ts'
import { holdLinks, takeLink } from './mail-link.store.ts'
import { oustOpener } from './oust-opener.ts'

/**
 * Sets a new password by the link in a mail, once. It signs nobody in, so that a second factor is still
 * asked for. Whoever reads the mail has the address: it is confirmed. Where it was not before, the account may
 * have been opened by somebody else: every session and every other way into it ends.
 *
 * @throws Refusal 410 for a spent link, 422 for a weak password
 */
export async function resetPassword(
  outside: Repeatable,
  input: InputOf<typeof declared>,
): Promise<Record<string, never>> {
  await outside.once(
    async () => {
      const { account } = await outside.transaction((ctx) => openReset(ctx, input))
      refuseWeakPassword(input.password, [account.email, account.name])
      return passwordInTurn(outside, () => hashPassword(input.password))
    },
    async (ctx, hash) => {
      const { link, account } = await openReset(ctx, input)
      const at = new Date(ctx.clock.now())
      await holdAccount(ctx, account.id)
      await holdLinks(ctx, account.id, 'reset')
      if (!(await takeLink(ctx, link.id, at))) throw refuse('gone', 'accounts.link_spent')
      // Another that was sent would set a password over this one.
      await dropResetLinks(ctx, { accountId: account.id })
      await updatePassword(ctx, account.id, hash, at)
      const wasStrange = await markVerified(ctx, account.id, account.email, at)
      if (wasStrange) await oustOpener(ctx, { accountId: account.id })
      else if (input.endOtherSessions) await endAllSessions(ctx, { accountId: account.id })
      await mailSecurityChange(ctx, { accountId: account.id, change: 'password' })
      ctx.afterCommit(() => outside.tools.limits.forgive(addressGuesses, account.email))
    },
  )
  return {}
}

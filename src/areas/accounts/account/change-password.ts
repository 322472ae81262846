import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { passwordInTurn } from '#platform/auth/hash-in-turn.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import type { Repeatable } from '#platform/http/route.ts'
import type { changePassword as declared } from '../contract.ts'
import { mailSecurityChange } from '../emails/mail-security-change.ts'
import { dropResetLinks } from '../mail-link/drop-reset-links.ts'
import { endOtherSessions } from '../session/end-other-sessions.ts'
import { holdSession } from '../session/hold-session.ts'
import { renewSession } from '../session/renew-session.ts'
import { refuseWrongPassword } from '../sign-in/refuse-wrong-password.ts'
import { holdAccount, updatePassword } from './account.store.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

/**
 * Changes the password, given the present one (ASVS 6.2.3). This session gets a new id; the others end if
 * that is wished.
 *
 * @throws Refusal 401 when the session was ended meanwhile, 422 at `current` (also where it was changed meanwhile) or `password`, 429 after ten wrong present ones
 */
export async function changePassword(
  outside: Repeatable,
  input: InputOf<typeof declared>,
): Promise<Record<string, never>> {
  await outside.once(
    async () => {
      const account = await refuseWrongPassword(outside, input.current, 'current')
      refuseWeakPassword(input.password, [account.email ?? '', account.name])
      return { account, hash: await passwordInTurn(outside, () => hashPassword(input.password)) }
    },
    async (ctx, { account, hash }) => {
      // Changed while this was being hashed: what was given is the present password no more.
      const now = await holdAccount(ctx, account.id)
      if (now?.password_hash !== account.password_hash)
        throw refuse('invalid', 'accounts.password_wrong', { field: 'current' })
      await holdSession(ctx)
      await updatePassword(ctx, account.id, hash, new Date(ctx.clock.now()))
      await dropResetLinks(ctx, { accountId: account.id })
      if (input.endOtherSessions) await endOtherSessions(ctx)
      await renewSession(ctx)
      await mailSecurityChange(ctx, { accountId: account.id, change: 'password' })
    },
  )
  return {}
}

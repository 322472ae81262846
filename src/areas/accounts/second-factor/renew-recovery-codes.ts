import { refuse } from '#kernel/refusal.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { holdSession } from '../session/hold-session.ts'
import { replaceRecoveryCodes } from './second-factor.store.ts'
import { secondFactorOn } from './second-factor-on.ts'
import { newRecoveryCodes, recoveryCodeOf } from './totp.ts'

/**
 * Gives ten new recovery codes, readable this once; those before stop working.
 *
 * @throws Refusal 401 when the session was ended meanwhile, 409 when there is no second factor
 */
export async function renewRecoveryCodes(ctx: Ctx): Promise<{ recoveryCodes: string[] }> {
  const { accountId } = accountOf(ctx)
  // One at a time: of two that look past each other the codes of both would work.
  await holdSession(ctx)
  if (!(await secondFactorOn(ctx, { accountId }))) throw refuse('conflict', 'accounts.second_factor_off')
  const secrets = secretsOf(ctx.tools.config.secretKey)
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    ctx,
    accountId,
    codes.map((code) => secrets.hash('recovery-code', `${accountId}:${recoveryCodeOf(code)}`)),
  )
  return { recoveryCodes: codes }
}

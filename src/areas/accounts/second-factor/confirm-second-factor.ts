import { refuse } from '#kernel/refusal.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { mailSecurityChange } from '../emails/mail-security-change.ts'
import { holdSession } from '../session/hold-session.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { confirmFactor, secondFactorOf, takeTotpStep } from './second-factor.store.ts'
import { totpStep } from './totp.ts'

/**
 * Turns the second factor on by its first code.
 *
 * @throws Refusal 401 when the session was ended meanwhile, 422 when the code is wrong, 409 when one is on already or none was begun
 */
export async function confirmSecondFactor(
  ctx: Ctx,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { accountId } = accountOf(ctx)
  await holdSession(ctx)
  const factor = await secondFactorOf(ctx, accountId)
  if (!factor) throw refuse('conflict', 'accounts.second_factor_off')
  if (factor.confirmed_at) throw refuse('conflict', 'accounts.second_factor_on')
  const secret = secretsOf(ctx.tools.config.secretKey).open('totp', accountId, factor.secret)
  const step = totpStep(secret, code, ctx.clock.now())
  if (step === null || !(await takeTotpStep(ctx, accountId, { sealed: factor.secret, step }))) {
    throw refuse('invalid', 'accounts.code_wrong', { field: 'code' })
  }
  if (!(await confirmFactor(ctx, accountId, new Date(ctx.clock.now())))) {
    throw refuse('conflict', 'accounts.second_factor_on')
  }
  await mailSecurityChange(ctx, { accountId, change: 'second_factor_on' })
  return renewRecoveryCodes(ctx)
}

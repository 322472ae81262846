import { secretsOf } from '#platform/auth/secrets.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recoveryCodesLeft, secondFactorOf, takeRecoveryCode, takeTotpStep } from './second-factor.store.ts'
import { recoveryCodeOf, totpStep } from './totp.ts'

export interface TakenCode {
  readonly method: 'totp' | 'recovery_code'
  /** After a recovery code. */
  readonly recoveryCodesLeft: number | null
}

/** Takes a code of the second factor or a recovery code, each once; `null` when it is neither. */
export async function takeCode(
  ctx: Ctx,
  { accountId, code }: { readonly accountId: string; readonly code: string },
): Promise<TakenCode | null> {
  const secrets = secretsOf(ctx.tools.config.secretKey)
  const factor = await secondFactorOf(ctx, accountId)
  if (!factor?.confirmed_at) return null
  const step = totpStep(secrets.open('totp', accountId, factor.secret), code, ctx.clock.now())
  if (step !== null) {
    const isTaken = await takeTotpStep(ctx, accountId, { sealed: factor.secret, step })
    return isTaken ? { method: 'totp', recoveryCodesLeft: null } : null
  }
  const recovery = recoveryCodeOf(code)
  if (recovery === null) return null
  const hash = secrets.hash('recovery-code', `${accountId}:${recovery}`)
  if (!(await takeRecoveryCode(ctx, accountId, hash, new Date(ctx.clock.now())))) return null
  return { method: 'recovery_code', recoveryCodesLeft: await recoveryCodesLeft(ctx, accountId) }
}

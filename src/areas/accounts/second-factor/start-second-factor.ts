import { refuse } from '#kernel/refusal.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { readAccount } from '../account/read-account.ts'
import { holdSession } from '../session/hold-session.ts'
import { beginSecondFactor } from './second-factor.store.ts'
import { newTotpSecret, totpUri } from './totp.ts'

/**
 * Makes the secret of a second factor. It asks nothing of anyone until its first code was typed.
 *
 * @throws Refusal 401 when the session was ended meanwhile, 409 when one is on
 */
export async function startSecondFactor(ctx: Ctx): Promise<{ secret: string; uri: string }> {
  const { accountId } = accountOf(ctx)
  await holdSession(ctx)
  const { email } = await readAccount(ctx)
  const secret = newTotpSecret()
  const sealed = secretsOf(ctx.tools.config.secretKey).seal('totp', accountId, secret)
  if (!(await beginSecondFactor(ctx, accountId, sealed, new Date(ctx.clock.now())))) {
    throw refuse('conflict', 'accounts.second_factor_on')
  }
  return { secret, uri: totpUri(secret, email) }
}

import { accountOf, type Ctx } from '#platform/ctx.ts'
import { mailSecurityChange } from '../emails/mail-security-change.ts'
import { holdSession } from '../session/hold-session.ts'
import { deleteSecondFactor } from './second-factor.store.ts'

/**
 * Turns the second factor of the account off; its recovery codes go with it.
 *
 * @throws Refusal 401 when the session was ended meanwhile
 */
export async function removeSecondFactor(ctx: Ctx): Promise<Record<string, never>> {
  const { accountId } = accountOf(ctx)
  await holdSession(ctx)
  if (await deleteSecondFactor(ctx, accountId))
    await mailSecurityChange(ctx, { accountId, change: 'second_factor_off' })
  return {}
}

import type { Ctx } from '#platform/ctx.ts'
import { holdAccount } from '../account/account.store.ts'
import { mailSecurityChange } from '../emails/mail-security-change.ts'
import { deleteSecondFactor } from './second-factor.store.ts'

/**
 * Turns the second factor of somebody else off, for who lost both phone and codes (operator).
 *
 * @returns whether there was one
 */
export async function resetSecondFactor(ctx: Ctx, { accountId }: { accountId: string }): Promise<boolean> {
  // Who is just renewing their codes would leave them behind.
  await holdAccount(ctx, accountId)
  if (!(await deleteSecondFactor(ctx, accountId))) return false
  await mailSecurityChange(ctx, { accountId, change: 'second_factor_off' })
  return true
}

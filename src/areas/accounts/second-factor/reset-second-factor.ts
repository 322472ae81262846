import type { Ctx } from '#platform/ctx.ts'
import { mailSecurityChange } from '../emails/mail-security-change.ts'
import { deleteSecondFactor } from './second-factor.store.ts'

/**
 * Turns the second factor of somebody else off, for who lost both phone and codes (operator).
 *
 * @returns whether there was one
 */
export async function resetSecondFactor(ctx: Ctx, { accountId }: { accountId: string }): Promise<boolean> {
  if (!(await deleteSecondFactor(ctx, accountId))) return false
  await mailSecurityChange(ctx, { accountId, change: 'second_factor_off' })
  return true
}

import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { holdAccount, updateDuties } from './account.store.ts'
import { refuseLastOperator } from './refuse-last-operator.ts'

export interface ChangeDutiesInput {
  readonly accountId: string
  readonly isOperator?: boolean | undefined
  readonly isStaff?: boolean | undefined
}

/**
 * Makes an account an operator or staff, or ends that (operator). Acts on the next request. Nobody becomes
 * either through an account whose address is not confirmed: a stranger may have opened it for the address that is meant.
 *
 * @returns what its duties were before
 * @throws Refusal 404, 409 for the last operator, and for an account whose address is not confirmed
 */
export async function changeDuties(
  ctx: Ctx,
  input: ChangeDutiesInput,
): Promise<{ readonly isOperator: boolean; readonly isStaff: boolean }> {
  // All operators are held before the account, in the order in which everybody holds them.
  if (input.isOperator === false) await refuseLastOperator(ctx, input)
  const account = await holdAccount(ctx, input.accountId)
  if (!account) throw refuse('not_found', 'not_found')
  const gains = (input.isOperator && !account.is_operator) || (input.isStaff && !account.is_staff)
  if (!account.verified_at && gains) throw refuse('conflict', 'accounts.duties_unverified')
  await updateDuties(ctx, input.accountId, input)
  return { isOperator: account.is_operator, isStaff: account.is_staff }
}

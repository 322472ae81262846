import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { accountById, updateDuties } from './account.store.ts'
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
 * @throws Refusal 404, 409 for the last operator, and for an account whose address is not confirmed
 */
export async function changeDuties(ctx: Ctx, input: ChangeDutiesInput): Promise<void> {
  const account = await accountById(ctx, input.accountId)
  const gains = (input.isOperator && !account?.is_operator) || (input.isStaff && !account?.is_staff)
  if (account && !account.verified_at && gains) throw refuse('conflict', 'accounts.duties_unverified')
  if (input.isOperator === false) await refuseLastOperator(ctx, input)
  if (!(await updateDuties(ctx, input.accountId, input))) throw refuse('not_found', 'not_found')
}

import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { updateDuties } from './account.store.ts'
import { refuseLastOperator } from './refuse-last-operator.ts'

export interface ChangeDutiesInput {
  readonly accountId: string
  readonly isOperator?: boolean | undefined
  readonly isStaff?: boolean | undefined
}

/**
 * Makes an account an operator or staff, or ends that (operator). Acts on the next request.
 *
 * @throws Refusal 404, 409 for the last operator
 */
export async function changeDuties(ctx: Ctx, input: ChangeDutiesInput): Promise<void> {
  if (input.isOperator === false) await refuseLastOperator(ctx, input)
  if (!(await updateDuties(ctx, input.accountId, input))) throw refuse('not_found', 'not_found')
}

import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { lockOperators } from './account.store.ts'

/**
 * Refuses to take the last operator away: nobody could make another one but by the command.
 *
 * @throws Refusal 409
 */
export async function refuseLastOperator(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  const operators = await lockOperators(ctx)
  if (operators.length === 1 && operators[0] === accountId) throw refuse('conflict', 'accounts.last_operator')
}

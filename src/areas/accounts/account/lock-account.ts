import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { endAllSessions } from '../session/end-all-sessions.ts'
import { updateLock } from './account.store.ts'
import { refuseLastOperator } from './refuse-last-operator.ts'

/**
 * Locks an account, which ends its sessions at once, or opens it again (operator).
 *
 * @throws Refusal 404, 409 for the last operator
 */
export async function lockAccount(
  ctx: Ctx,
  { accountId, isLocked }: { readonly accountId: string; readonly isLocked: boolean },
): Promise<void> {
  if (isLocked) await refuseLastOperator(ctx, { accountId })
  const isThere = await updateLock(ctx, accountId, isLocked ? new Date(ctx.clock.now()) : null)
  if (!isThere) throw refuse('not_found', 'not_found')
  if (isLocked) await endAllSessions(ctx, { accountId })
}

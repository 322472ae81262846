import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'

/**
 * The account of somebody of the staff.
 *
 * @throws Refusal 403 for everybody else (contract §6)
 */
export function staffOf(ctx: Pick<Ctx, 'actor'>): Id {
  const { accountId, isStaff } = accountOf(ctx)
  if (!isStaff) throw refuse('forbidden', 'operator.labs_staff_only')
  return accountId
}

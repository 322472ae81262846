import { changeDuties as change } from '#areas/accounts/index.ts'
import { changesOf } from '#kernel/changes.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { askProof } from '#platform/auth/ask-proof.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recordAct } from '../acts/record-act.ts'
import type { changeDuties as endpoint } from '../contract.ts'
import { putAccountFeatures } from '../labs/labs.store.ts'

/**
 * Makes an account operator or staff, or ends that; what is not given stays. It acts on the account's next request.
 */
export async function changeDuties(
  ctx: Ctx,
  { accountId, why, ...given }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  askProof(ctx)
  const before = await change(ctx, { accountId, ...given })
  const { isOperator, isStaff } = { ...before, ...given }
  // What staff try ends with their duty.
  if (!isStaff) await putAccountFeatures(ctx, accountId, [], new Date(ctx.clock.now()))
  const changes = changesOf(
    { is_operator: before.isOperator, is_staff: before.isStaff },
    { is_operator: isOperator, is_staff: isStaff },
  )
  if (changes.length === 0) return {}
  await recordAct(ctx, {
    kind: 'account',
    about: accountId,
    what: 'duties_changed',
    values: { operator: isOperator ? 'yes' : 'no', staff: isStaff ? 'yes' : 'no' },
    changes,
    why,
  })
  return {}
}

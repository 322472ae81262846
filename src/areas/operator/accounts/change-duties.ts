import { changeDuties as change } from '#areas/accounts/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { askProof } from '#platform/auth/ask-proof.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { changeDuties as endpoint } from '../contract.ts'
import { putAccountFeatures } from '../labs/labs.store.ts'
import { recordDuties } from './record-duties.ts'

/**
 * Makes an account operator or staff, or ends that; what is not given stays. It acts on the account's next request.
 */
export async function changeDuties(
  ctx: Ctx,
  { accountId, why, ...given }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  askProof(ctx)
  const before = await change(ctx, { accountId, ...given })
  const after = {
    isOperator: given.isOperator ?? before.isOperator,
    isStaff: given.isStaff ?? before.isStaff,
  }
  // What staff try ends with their duty.
  if (!after.isStaff) await putAccountFeatures(ctx, accountId, [], new Date(ctx.clock.now()))
  await recordDuties(ctx, { accountId, before, after, why })
  return {}
}

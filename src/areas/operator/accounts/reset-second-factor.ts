import { resetSecondFactor as reset } from '#areas/accounts/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { askProof } from '#platform/auth/ask-proof.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recordAct } from '../acts/record-act.ts'
import type { resetSecondFactor as endpoint } from '../contract.ts'

/** Turns a second factor off; its owner is told by mail. */
export async function resetSecondFactor(
  ctx: Ctx,
  { accountId, why }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  askProof(ctx)
  if (!(await reset(ctx, { accountId }))) throw refuse('conflict', 'operator.no_second_factor')
  await recordAct(ctx, { kind: 'account', about: accountId, what: 'second_factor_reset', why })
  return {}
}

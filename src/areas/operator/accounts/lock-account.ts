import { lockAccount as lock } from '#areas/accounts/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recordAct } from '../acts/record-act.ts'
import type { lockAccount as endpoint } from '../contract.ts'

/** Locks an account, which ends its sessions, or opens it again. The last operator cannot be locked. */
export async function lockAccount(
  ctx: Ctx,
  { accountId, isLocked, why }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  await lock(ctx, { accountId, isLocked })
  await recordAct(ctx, {
    kind: 'account',
    about: accountId,
    what: isLocked ? 'account_locked' : 'account_opened',
    why,
  })
  return {}
}

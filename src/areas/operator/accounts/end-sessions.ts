import { endAllSessions, findAccountsByIds } from '#areas/accounts/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recordAct } from '../acts/record-act.ts'
import type { endSessions as endpoint } from '../contract.ts'

/** Ends every session of an account and forgets its browsers. */
export async function endSessions(
  ctx: Ctx,
  { accountId, why }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const [account] = await findAccountsByIds(ctx, [accountId])
  if (!account || account.isDeleted) throw refuse('not_found', 'not_found')
  await endAllSessions(ctx, { accountId })
  await recordAct(ctx, { kind: 'account', about: accountId, what: 'sessions_ended', why })
  return {}
}

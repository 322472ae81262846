import { accountOf, type Ctx } from '#platform/ctx.ts'
import { holdAccount } from '../account/account.store.ts'
import { removeSessions } from './session.store.ts'

/** Ends every session of the account but the one that asks; says how many could still be used. */
export async function endOtherSessions(ctx: Ctx): Promise<{ ended: number }> {
  const { accountId, sessionId } = accountOf(ctx)
  // A session that is being renewed is there under its new id once this returns.
  await holdAccount(ctx, accountId)
  return { ended: await removeSessions(ctx, accountId, sessionId, ctx.clock.now()) }
}

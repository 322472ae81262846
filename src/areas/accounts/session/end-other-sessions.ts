import { accountOf, type Ctx } from '#platform/ctx.ts'
import { removeSessions } from './session.store.ts'

/** Ends every session of the account but the one that asks; says how many could still be used. */
export async function endOtherSessions(ctx: Ctx): Promise<{ ended: number }> {
  const { accountId, sessionId } = accountOf(ctx)
  return { ended: await removeSessions(ctx, accountId, sessionId, ctx.clock.now()) }
}

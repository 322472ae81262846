import { accountOf, type Ctx } from '#platform/ctx.ts'
import { holdSession } from './hold-session.ts'
import { removeSessions } from './session.store.ts'

/**
 * Ends every session of the account but the one that asks; says how many could still be used. Of two that ask at
 * once one stays.
 *
 * @throws Refusal 401 when the session was ended meanwhile
 */
export async function endOtherSessions(ctx: Ctx): Promise<{ ended: number }> {
  const { accountId, sessionId } = accountOf(ctx)
  // A session that is being renewed is there under its new id once this returns.
  await holdSession(ctx)
  return { ended: await removeSessions(ctx, accountId, sessionId, ctx.clock.now()) }
}

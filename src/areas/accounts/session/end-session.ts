import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { holdSession } from './hold-session.ts'
import { removeSession } from './session.store.ts'
import { signOut } from './sign-out.ts'

/**
 * Ends one session of the account; this one as well. What is under way in another is done when this returns, or is not
 * done; who signs out of their own waits for nothing.
 *
 * @throws Refusal 401 when the session was ended meanwhile, 404
 */
export async function endSession(
  ctx: Ctx,
  { sessionId }: { sessionId: string },
): Promise<Record<string, never>> {
  const actor = accountOf(ctx)
  if (sessionId === actor.sessionId) return signOut(ctx)
  await holdSession(ctx)
  if (!(await removeSession(ctx, actor.accountId, sessionId))) throw refuse('not_found', 'not_found')
  return {}
}

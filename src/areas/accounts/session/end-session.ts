import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { removeSession } from './session.store.ts'
import { signOut } from './sign-out.ts'

/** Ends one session of the account; this one as well. */
export async function endSession(
  ctx: Ctx,
  { sessionId }: { sessionId: string },
): Promise<Record<string, never>> {
  const actor = accountOf(ctx)
  if (sessionId === actor.sessionId) return signOut(ctx)
  if (!(await removeSession(ctx, actor.accountId, sessionId))) throw refuse('not_found', 'not_found')
  return {}
}

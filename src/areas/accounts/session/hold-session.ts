import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { holdAccount } from '../account/account.store.ts'
import { sessionById } from './session.store.ts'

/**
 * Holds the account, and looks once more whether the session of this request is still there. For whatever opens
 * another way into the account: who ended all sessions a moment ago shut this one out, and it leaves nothing behind.
 *
 * @throws Refusal 401 when it was ended meanwhile
 */
export async function holdSession(ctx: Ctx): Promise<void> {
  const { accountId, sessionId } = accountOf(ctx)
  await holdAccount(ctx, accountId)
  if (!(await sessionById(ctx, accountId, sessionId))) throw refuse('unauthenticated', 'sign_in')
}

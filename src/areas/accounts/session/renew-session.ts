import { newId } from '#kernel/ids.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { holdAccount } from '../account/account.store.ts'
import { sessionCookie } from './session.ts'
import { insertSession, removeSession, sessionById } from './session.store.ts'

/**
 * Gives the session of this request a new id and token, proved now: at every gain of privilege the
 * old ones must be worth nothing (ASVS 7.2.4). It ends when it would have ended.
 */
export async function renewSession(ctx: Ctx): Promise<void> {
  const actor = accountOf(ctx)
  // Who ends sessions waits for it, or is waited for: none is given another id past its end.
  await holdAccount(ctx, actor.accountId)
  const before = await sessionById(ctx, actor.accountId, actor.sessionId)
  // Ended from elsewhere while the password was being checked: then there is nothing to renew.
  if (!before) return
  const token = newToken()
  const now = ctx.clock.now()
  const session = {
    ...before,
    id: newId(now),
    token_hash: tokenHash(token),
    proved_at: new Date(now),
    last_used_at: new Date(now),
  }
  // Signed out of in another tab, which holds no account for it: then neither.
  if (!(await removeSession(ctx, actor.accountId, before.id))) return
  await insertSession(ctx, session)
  const maxAge = Math.max(1, Math.floor((session.expires_at.getTime() - now) / 1000))
  ctx.answer.cookie(sessionCookie(ctx.request.origin), token, { maxAge })
  ctx.answer.crumb(session.id)
}

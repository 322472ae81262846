import { newId } from '#kernel/ids.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { SESSION_LIFE_MS, sessionCookie, USER_AGENT_MAX } from './session.ts'
import { insertSession, removeSessionByToken } from './session.store.ts'

/**
 * Begins a session in this browser, under a new id and a new token (no session survives a sign-in:
 * R-25), and ends the one it had. The answer carries the cookie and a forgery token that fits.
 */
export async function startSession(
  ctx: Ctx,
  { accountId }: { accountId: string },
): Promise<{ sessionId: string }> {
  const { request, answer } = ctx
  const cookie = sessionCookie(request.origin)
  const before = request.cookies[cookie]
  if (before) await removeSessionByToken(ctx, tokenHash(before))
  const token = newToken()
  const now = ctx.clock.now()
  const at = new Date(now)
  const session = {
    id: newId(now),
    account_id: accountId,
    token_hash: tokenHash(token),
    user_agent: request.userAgent.slice(0, USER_AGENT_MAX),
    ip: request.ip,
    created_at: at,
    proved_at: at,
    last_used_at: at,
    expires_at: new Date(now + SESSION_LIFE_MS),
  }
  await insertSession(ctx, session)
  answer.cookie(cookie, token, { maxAge: SESSION_LIFE_MS / 1000 })
  answer.crumb(session.id)
  return { sessionId: session.id }
}

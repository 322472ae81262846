import { tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { sessionCookie } from './session.ts'
import { removeSessionByToken } from './session.store.ts'

/** Ends the session of this browser, if it has one. The browser stays known to the account. */
export async function signOut(ctx: Ctx): Promise<Record<string, never>> {
  const cookie = sessionCookie(ctx.request.origin)
  const token = ctx.request.cookies[cookie]
  if (token) await removeSessionByToken(ctx, tokenHash(token))
  ctx.answer.cookie(cookie, null)
  ctx.answer.crumb('')
  return {}
}

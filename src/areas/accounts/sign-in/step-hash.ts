import { tokenHash } from '#platform/auth/token.ts'
import type { RequestFacts } from '#platform/ctx.ts'
import { stepCookie } from '../session/session.ts'

/** The hash of this browser's step, as the store knows it; that of nothing when there is none. */
export function stepHash(request: RequestFacts): string {
  return tokenHash(request.cookies[stepCookie(request.origin)] ?? '')
}

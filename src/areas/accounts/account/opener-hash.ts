import { tokenHash } from '#platform/auth/token.ts'
import type { RequestFacts } from '#platform/ctx.ts'
import { signUpCookie } from '../session/session.ts'

/**
 * The hash by which a link knows the browser in which its account was opened; that of nothing in a browser in which
 * none was.
 */
export function openerHash(request: RequestFacts): string {
  return tokenHash(request.cookies[signUpCookie(request.origin)] ?? '')
}

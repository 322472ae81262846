import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * The forgery token (contract §6, R-26): what the cookie `crumb` holds and the header
 * `X-CSRF-Token` repeats. The plain copy of a cookie falls as soon as somebody else's page on a
 * sibling host may set cookies, so the value is signed and bound to the session.
 */
export interface CrumbMaker {
  /** A new token for a session (`''` before sign-in). */
  make(sessionId: string): string
  /** Whether a token was made by us for this session. */
  fits(crumb: string, sessionId: string): boolean
}

export function crumbMaker(secret: Uint8Array): CrumbMaker {
  const sign = (random: string, sessionId: string): string =>
    createHmac('sha256', secret).update(`crumb\0${sessionId}\0${random}`).digest('base64url')
  return {
    make(sessionId) {
      const random = randomBytes(16).toString('base64url')
      return `${random}.${sign(random, sessionId)}`
    },
    fits(crumb, sessionId) {
      const [random = '', signature = '', ...rest] = crumb.split('.')
      if (rest.length > 0) return false
      const expected = Buffer.from(sign(random, sessionId))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}

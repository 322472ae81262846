import { DAY, MINUTE } from '#kernel/clock.ts'

/** A session ends when it was not used for this long… */
export const SESSION_IDLE_MS = 14 * DAY
/** …and after this in any case (ASVS 7.3). */
export const SESSION_LIFE_MS = 90 * DAY
/** The last use is written at most this often. */
export const LAST_USE_STEP_MS = MINUTE
/** A browser that was not seen for this long is a new one. */
export const DEVICE_LIFE_MS = 365 * DAY

/** A cookie's name on a host: `__Host-` (RFC 6265bis §4.1.3.2) keeps sibling hosts from setting it, and needs https. */
export function cookieName(origin: string, name: string): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name
}

/** The cookie of a session on the owner's app. */
export const sessionCookie = (origin: string): string => cookieName(origin, 'portico')
/** The cookie by which accounts know a browser again, each by a token of its own; it opens nothing. */
export const deviceCookie = (origin: string): string => cookieName(origin, 'portico-device')
/** How many accounts know a browser: those that were new to it last. */
const DEVICE_TOKENS_MOST = 8

/** The tokens in a cookie of a device, newest first; none where there is no cookie. */
export function deviceTokensIn(cookie: string | undefined): string[] {
  const tokens = (cookie ?? '').split('.', DEVICE_TOKENS_MOST)
  return tokens.filter((token) => /^[\w-]{43}$/.test(token))
}

/** A cookie of a device with one token more. */
export function withDeviceToken(cookie: string | undefined, token: string): string {
  return [token, ...deviceTokensIn(cookie)].slice(0, DEVICE_TOKENS_MOST).join('.')
}
/** The cookie of a sign-in or passkey ceremony under way. */
export const stepCookie = (origin: string): string => cookieName(origin, 'portico-step')
/** The cookie of the browser in which an account was opened, until its address is confirmed. */
export const signUpCookie = (origin: string): string => cookieName(origin, 'portico-sign-up')

/** The longest part of a `User-Agent` that is kept. */
export const USER_AGENT_MAX = 400

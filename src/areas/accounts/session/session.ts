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
/** The cookie by which an account knows a browser again; it opens nothing. */
export const deviceCookie = (origin: string): string => cookieName(origin, 'portico-device')
/** The cookie of a sign-in or passkey ceremony under way. */
export const stepCookie = (origin: string): string => cookieName(origin, 'portico-step')
/** The cookie of the browser in which an account was opened, until its address is confirmed. */
export const signUpCookie = (origin: string): string => cookieName(origin, 'portico-sign-up')

/** The longest part of a `User-Agent` that is kept. */
export const USER_AGENT_MAX = 400

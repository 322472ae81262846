import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What a visitor's cookie holds once a password was right: a signature over what it opens. It holds
 * the password's hash, so that a changed password closes the door again.
 */
export function entryToken(secret: Uint8Array, opens: string, passwordHash: string): string {
  return createHmac('sha256', secret).update(`${opens}\0${passwordHash}`).digest('base64url')
}

/** Whether a cookie opens a door. */
export function isEntryToken(
  secret: Uint8Array,
  given: string | undefined,
  opens: string,
  passwordHash: string,
): boolean {
  const expected = Buffer.from(entryToken(secret, opens, passwordHash))
  const had = Buffer.from(given ?? '')
  return had.length === expected.length && timingSafeEqual(had, expected)
}

/** A cookie's value by its name; undefined when it is missing or duplicate. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const found = (header ?? '').split(';').flatMap((part) => {
    const at = part.indexOf('=')
    return at > 0 && part.slice(0, at).trim() === name ? [part.slice(at + 1).trim()] : []
  })
  return found.length === 1 ? found[0] : undefined
}

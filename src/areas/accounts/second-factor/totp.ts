import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** Steps of 30 seconds that a clock may be off, either way. */
const WINDOW = 1
const PERIOD_S = 30
export const RECOVERY_CODES = 10

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: 'Portico', label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_S })

/** A new secret (160 bits, RFC 4226 §4), in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What an authenticator app reads from the QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** The code of a moment; for tests and samples. */
export function totpCode(secret: string, now: number): string {
  return totpOf(secret, '').generate({ timestamp: now })
}

/** The time step that a code belongs to, or `null` when it is wrong or too old. */
export function totpStep(secret: string, code: string, now: number): number | null {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return null
  const delta = totpOf(secret, '').validate({ token: digits, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta
}

// Without 0, 1, I, L, O and U: what is copied by hand is read right.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten recovery codes of 49 bits each, written `ABCDE-FGHJK`. */
export function newRecoveryCodes(): string[] {
  const five = (): string => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: RECOVERY_CODES }, () => `${five()}-${five()}`)
}

/** A recovery code as it is compared: upper case, letters and digits only; `null` when it cannot be one. */
export function recoveryCodeOf(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  return code.length === 10 && [...code].every((letter) => LETTERS.includes(letter)) ? code : null
}

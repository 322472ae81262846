import { randomBytes } from 'node:crypto'

/** Without letters that look like digits or like each other (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference as its sender reads it and says it on the telephone: `K7Q4-92MX`, 40 bits. */
export function newReference(): string {
  const signs = [...randomBytes(8)].map((byte) => SIGNS[byte % 32]).join('')
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}

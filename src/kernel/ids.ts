/** A UUID as text. Every row of the product is named by one; version 7, so that they sort by age. */
export type Id = string

/** Random bytes, fetched many at once: a look into the system for each name costs more than the name. */
const pool = new Uint8Array(4_096)
let used = pool.length

/** So many random bytes, until the next call. */
function randomBytes(count: number): Uint8Array {
  if (used + count > pool.length) {
    crypto.getRandomValues(pool)
    used = 0
  }
  used += count
  return pool.subarray(used - count, used)
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** A new UUID version 7 (RFC 9562 §5.7): 48 bits of milliseconds, then 74 random bits. */
export function newId(now: number = Date.now()): Id {
  const bytes = randomBytes(16)
  for (let i = 0; i < 6; i += 1) bytes[i] = Math.floor(now / 2 ** (8 * (5 - i))) & 0xff
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  let hex = ''
  for (const byte of bytes) hex += HEX[byte]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Stands for no row at all, where an id has to be: the Nil UUID (RFC 9562 §5.9). No row is ever named by it. */
export const NO_ID: Id = '00000000-0000-0000-0000-000000000000'

/** An id inside a longer text, in the one spelling we write (lower case, with hyphens): as JavaScript and PostgreSQL read it. */
export const ID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const WHOLE = new RegExp(`^${ID_PATTERN}$`)

/** Whether a text is a UUID in the one spelling we write. */
export function isId(text: string): text is Id {
  return WHOLE.test(text)
}

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'

/** A short random name for something inside one document (36^`length`; ten characters are 51 bits). */
export function newLocalId(length = 10): string {
  let id = ''
  while (id.length < length) {
    for (const byte of randomBytes(Math.min(length * 2, 256))) {
      // 252 is the largest multiple of 36 below 256: what lies above would favour some letters.
      if (byte < 252 && id.length < length) id += LETTERS[byte % 36]
    }
  }
  return id
}

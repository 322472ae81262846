import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What the instance's secret key does: every purpose has a key of its own (HKDF, RFC 5869). */
export interface Secrets {
  /** Encrypts a text (AES-256-GCM); `about` (a row's id) must be named again to open it. */
  seal(purpose: string, about: string, text: string): string
  /** @throws Error when the text was sealed for something else, with another key, or changed since */
  open(purpose: string, about: string, sealed: string): string
  /** A keyed hash of something short that a person types; useless to who reads the table without the key. */
  hash(purpose: string, text: string): string
  /** The 32 bytes of a purpose, for signatures. */
  key(purpose: string): Uint8Array
}

const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

const made = new Map<string, Secrets>()

/** The secrets of an instance, from its secret key (32 characters or more). */
export function secretsOf(secretKey: string): Secrets {
  const found = made.get(secretKey)
  if (found) return found
  const secrets = makeSecrets(secretKey)
  made.set(secretKey, secrets)
  return secrets
}

function makeSecrets(secretKey: string): Secrets {
  const keys = new Map<string, Uint8Array>()
  const key = (purpose: string): Uint8Array => {
    const found = keys.get(purpose)
    if (found) return found
    const derived = new Uint8Array(hkdfSync('sha256', secretKey, 'portico', purpose, 32))
    keys.set(purpose, derived)
    return derived
  }
  return {
    key,
    hash: (purpose, text) => createHmac('sha256', key(purpose)).update(text).digest('base64url'),
    seal(purpose, about, text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key(purpose), iv).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(purpose, about, sealed) {
      const [version, content = ''] = sealed.split('.')
      const bytes = Buffer.from(content, 'base64url')
      if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES)
        throw new Error('This was not sealed by us')
      const decipher = createDecipheriv('aes-256-gcm', key(purpose), bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8')
    },
  }
}

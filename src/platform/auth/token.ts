import { createHash, randomBytes } from 'node:crypto'

/** A new secret for a cookie or a link: 256 random bits as 43 characters that fit an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * What is stored of a token: its SHA-256. A plain hash is enough for 256 random bits; whoever reads
 * the table can use none of them.
 */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

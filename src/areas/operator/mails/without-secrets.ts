/** What stands in place of a secret. */
export const HIDDEN = '••••••'

/** Tokens of ours are 32 bytes in base64url: 43 characters. So may be the keys of a preview; ids are shorter. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g
/** A code that is typed: six to ten digits on their own, no part of a longer figure. */
const CODE = /(?<![\w#&])(?<!\d[.,:/-])\d{6,10}(?![\w;])(?![.,:/-]\d)/g

/**
 * A mail's text without what would let its reader act as its receiver: tokens of links, and codes to be
 * typed. An operator reads mails to see what went out, not to become somebody.
 */
export function withoutSecrets(text: string): string {
  return text.replace(TOKEN, HIDDEN).replace(CODE, HIDDEN)
}

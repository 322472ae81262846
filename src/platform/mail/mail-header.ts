import { domainToASCII } from 'node:url'
import { Refusal, refuse } from '#kernel/refusal.ts'

/** Longest header value in characters, before folding. */
const LONGEST = 900

/**
 * Gives `value` back when it is allowed in a header, and refuses line breaks and every other control character
 * (`mail.header`): one in a name or a subject would add a header.
 */
export function headerValue(field: string, value: string): string {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value) || !value.isWellFormed())
    throw refuse('invalid', 'mail.header', { field })
  if (value.length > LONGEST) throw refuse('too_large', 'mail.header', { field })
  return value
}

/**
 * Gives what people wrote as a header carries it: a name, or a subject with names in it. Names were once taken with
 * control characters of Latin-1 (U+0080 to U+009F, without the line end U+0085) and are kept as they are: they are
 * replaced by a space, so that they block no mail. All else is refused as by {@link headerValue}.
 */
export function headerWords(field: string, words: string): string {
  return headerValue(field, words.replace(/[\u0080-\u0084\u0086-\u009f]+/g, ' '))
}

/** One mailbox without name, comment, route or list (RFC 5321 §4.1.2, the plain form of its local part). */
const ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([^\s@]{1,253})$/i

/** Gives an address back, its domain in ASCII, and refuses what is not exactly one (`mail.address`). */
export function mailAddress(field: string, address: string): string {
  const match = ADDRESS.exec(headerValue(field, address))
  const domain = domainToASCII(match?.[1] ?? '')
  const local = address.slice(0, address.lastIndexOf('@'))
  const isPlain = /^[a-z0-9.-]+$/i.test(domain) && !/^[.-]|\.\.|[.-]$/.test(domain)
  if (!isPlain || /^\.|\.\.|\.$/.test(local)) throw refuse('invalid', 'mail.address', { field })
  return `${local}@${domain}`
}

/** Whether text is one address that a mail can be sent to. */
export function isOneAddress(text: string): boolean {
  try {
    return mailAddress('address', text) !== ''
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Headers that a caller may add: lists of RFC 2369 and 8058, and names of our own. */
const ADDED = /^(?:List-[A-Za-z-]+|X-[A-Za-z0-9-]+|Precedence|Auto-Submitted)$/

/** Gives headers back, and refuses names that are not ours to give. */
export function addedHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  for (const [name, value] of Object.entries(headers)) {
    if (!ADDED.test(name)) throw refuse('invalid', 'mail.header', { field: name.slice(0, 40) })
    headerValue(name, value)
  }
  return headers
}

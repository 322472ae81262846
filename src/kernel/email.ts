/** RFC 5321 §4.5.3.1: 64 octets before the @, and 254 in all (256 of a path less its brackets). */
export const EMAIL_MAX = 254
const EMAIL_LOCAL_MAX = 64
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(xn--[a-z0-9-]{1,59}|[a-z]{2,63})$/

/** The domain as it is looked up: lower case, other scripts in their ASCII form. */
function asciiDomain(domain: string): string {
  if (/^[\u0000-\u007f]*$/.test(domain)) return domain.toLowerCase()
  const url = `http://${domain}/`
  return /[\s/:@?#[\]\\%]/.test(domain) || !URL.canParse(url) ? '' : new URL(url).hostname
}

/** An e-mail address as it is stored and compared, or `null` when the text is none. */
export function emailOf(text: string): string | null {
  // Before anything is trimmed: a line end in an address is an attempt at a header of one's own.
  if (/[\r\n\0]/.test(text)) return null
  const address = text.trim()
  const at = address.lastIndexOf('@')
  if (at < 1) return null
  const local = address.slice(0, at).toLowerCase()
  const domain = asciiDomain(address.slice(at + 1))
  const stored = `${local}@${domain}`
  if (local.length > EMAIL_LOCAL_MAX || stored.length > EMAIL_MAX) return null
  return LOCAL_PART.test(local) && DOMAIN.test(domain) ? stored : null
}

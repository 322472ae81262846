const HIDDEN = '[hidden]'
const DEEPEST = 6
const LONGEST_LIST = 100
const LONGEST_TEXT = 10_000

/**
 * Whether a field's name says that its value must not be written: matched without case, hyphens and underscores,
 * so that `Set-Cookie`, `set_cookie` and `setCookie` are one name.
 */
export function isSensitive(name: string): boolean {
  return SENSITIVE.test(name.replaceAll(/[-_]/g, ''))
}

const SENSITIVE =
  /^(?:set)?cookies?$|authorization$|password|passphrase|passcode|secret|token|^crumb$|csrf|apikey|privatekey|^key$|credential|signature|cardnumber|^cvc$|^otp$|^totp$|recoverycodes?|sessionid/i

/** Names of query parameters whose values are bearer secrets: reset links, invitations, sign-in by mail. */
const IN_TEXT =
  /([?&;](?:[a-z_-]*token|code|key|secret|password|signature|crumb|otp|state)=)[^&;\s"'<>]+|(\b(?:bearer|basic)\s+)[\w.~+/-]+=*|(:\/\/[^/\s:@"']+:)[^/\s@"']+(?=@)/gi

/** Hides bearer tokens, secret query parameters, and the password of an address, inside a text. */
export function hideInText(text: string): string {
  const short = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
  return short.replaceAll(IN_TEXT, (_, parameter = '', scheme = '', userInfo = '') => {
    return `${parameter}${scheme}${userInfo}${HIDDEN}`
  })
}

/**
 * A copy of what is logged that is safe to write: sensitive fields hidden at any depth, texts looked through,
 * cycles and depths past six cut, long lists and byte arrays shown by their length. Errors are left to their
 * own serialiser.
 */
export function censor<T>(value: T): T
export function censor(value: unknown): unknown {
  return copy(value, 0, new Set())
}

function copy(value: unknown, depth: number, above: Set<object>): unknown {
  if (typeof value === 'string') return hideInText(value)
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Error) return depth <= 1 ? value : hideInText(value.message)
  if (value instanceof Date) return value
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  if (above.has(value)) return '[circular]'
  if (depth > DEEPEST) return '[deep]'
  above.add(value)
  const result = Array.isArray(value) ? copyList(value, depth, above) : copyFields(value, depth, above)
  above.delete(value)
  return result
}

function copyList(list: readonly unknown[], depth: number, above: Set<object>): unknown[] {
  const kept = list.slice(0, LONGEST_LIST).map((item) => copy(item, depth + 1, above))
  return list.length > LONGEST_LIST ? [...kept, `[${list.length - LONGEST_LIST} more]`] : kept
}

function copyFields(fields: object, depth: number, above: Set<object>): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const hide = isSensitive(name) && field !== null && field !== undefined && typeof field !== 'boolean'
    kept[name] = hide ? HIDDEN : copy(field, depth + 1, above)
  }
  return kept
}

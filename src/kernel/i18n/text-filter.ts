import { isPseudoRequested, pseudoLocalise } from './pseudo.ts'

/** The literal whose hash names the cookie of the debug mode. */
export const KEY_DEBUG_LITERAL = 'portico.i18n.show-message-keys'

/**
 * The cookie that switches the debug mode of localised text on, whatever its value (contract §5):
 * SHA-256 of the literal, in hexadecimal.
 */
export const KEY_DEBUG_COOKIE = '28bf39e57730eab4de8faf51b5528b37ff03920b1f9a2656086f15214033061b'

/** What a request or a page says that bears on how text is shown. */
export interface TextFilterFacts {
  /** Names of the cookies that are there. */
  readonly cookieNames: Iterable<string>
  /** The query string, with or without its question mark. */
  readonly query: string
  /** The feature flags that are on. */
  readonly featureFlags?: readonly string[]
}

/** The names of the cookies in a `Cookie` text (`a=1; b=2`), as `document.cookie` gives it. */
export function cookieNames(cookies: string): string[] {
  return cookies.split(';').flatMap((pair) => pair.split('=', 1)[0]?.trim() || [])
}

/** Whether localised text shows its message keys. */
export function isKeyDebugRequested(names: Iterable<string>): boolean {
  for (const name of names) if (name === KEY_DEBUG_COOKIE) return true
  return false
}

/**
 * What is done to text on its way out: message keys instead of words (debug mode), words
 * pseudo-localised, or nothing (`undefined`). Keys go before pseudo-localisation.
 */
export function textFilterOf(facts: TextFilterFacts): ((text: string, key: string) => string) | undefined {
  if (isKeyDebugRequested(facts.cookieNames)) return (_text, key) => key
  if (isPseudoRequested(facts.query, facts.featureFlags)) return pseudoLocalise
  return undefined
}

import qs from 'qs'

/** How far a query string is read (contract §6); what lies past a limit follows the qs library. */
export const queryLimits = { depth: 5, arrayLimit: 20, parameterLimit: 1000 } as const

/** Reads a query string, with or without its question mark, within the limits. */
export function readQuery(text: string): Record<string, unknown> {
  return qs.parse(text, { ...queryLimits, ignoreQueryPrefix: true })
}

import { sameJson, storable } from './json.ts'
import type { Field } from './fields.ts'
import { readText, writeText } from './text/read-text.ts'

/** A value with every text in it spelled as we spell texts. */
function inOurSpelling(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOurSpelling)
  if ((value as { type?: unknown }).type === 'doc') {
    try {
      return writeText(readText(value))
    } catch (error) {
      // It only looks like a text.
      if (!(error instanceof RangeError)) throw error
    }
  }
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, inOurSpelling(held)]))
}

/** Whether two stored values of a field (`undefined`: not stored) say the same, however they are spelled. */
export function saysTheSame(one: unknown, other: unknown, field: Field | undefined): boolean {
  const said = (stored: unknown) => inOurSpelling(storable(stored === undefined ? field?.default : stored))
  return sameJson(said(one), said(other))
}

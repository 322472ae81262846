import type { Formats } from '#kernel/i18n/formats.ts'

/**
 * An answer as people read it: a day and a time of day as their language writes them.
 *
 * @param kind of its field
 * @param text as it is stored: `2026-12-04`, `19:30`
 */
export function readableAnswer(kind: string, text: string, formats: Formats): string {
  if (kind === 'date') return formats.day(text, { style: 'full' }) || text
  if (kind === 'time') return formats.time(Date.parse(`1970-01-01T${text}Z`), { timeZone: 'UTC' }) || text
  return text
}

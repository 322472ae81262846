import type { BlockContext } from '#document/block-context.ts'
import type { FieldFault } from '../../form/check-field.ts'

/** A Monday, from which days of the week are counted. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

/** What a number of bytes is in megabytes, as people count what a form takes. */
export const megabytesIn = (bytes: number): number => Math.floor(bytes / 1_048_576)

/** A value of a fault as the page's language writes it. */
function written(name: string, value: string | number, locale: string): string | number {
  if (typeof value === 'string') {
    const day = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
    if (!Number.isNaN(day))
      return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
    const time = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value)
    if (!time) return value
    const at = Date.UTC(2024, 0, 1, Number(time[1]), Number(time[2]))
    return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(at)
  }
  if (name === 'weekday')
    return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
      MONDAY + (value - 1) * DAY,
    )
  return value
}

/** What is said at a field, in the page's language. */
export function faultWords(
  { words, locale }: Pick<BlockContext, 'words' | 'locale'>,
  fault: FieldFault,
): string {
  const values = Object.fromEntries(
    Object.entries(fault.values ?? {}).map(([name, value]) => [name, written(name, value, locale)]),
  )
  if (fault.key === 'form.fault.file_size')
    return words(fault.key, {
      name: String(values['name']),
      megabytes: megabytesIn(Number(fault.values?.['most'])),
    })
  return words(fault.key, values)
}

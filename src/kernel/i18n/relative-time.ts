export type RelativeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

export interface RelativeTime {
  /** Whole units, towards zero; negative in the past. */
  readonly value: number
  readonly unit: RelativeUnit
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The unit a span of time is told in (contract §5): seconds below 60, minutes below 60, hours below
 * 24, days below 30, months below 12, else years; past 7 days and below 30, weeks. A month is 30
 * days here and a year 365, and what is begun does not count.
 *
 * @param milliseconds from now; negative for the past
 */
export function relativeTimeOf(milliseconds: number): RelativeTime {
  const span = Math.abs(milliseconds)
  const days = Math.floor(span / DAY)
  const months = Math.floor(days / 30)
  let value: number
  let unit: RelativeUnit
  if (span < MINUTE) [value, unit] = [Math.floor(span / SECOND), 'second']
  else if (span < HOUR) [value, unit] = [Math.floor(span / MINUTE), 'minute']
  else if (span < DAY) [value, unit] = [Math.floor(span / HOUR), 'hour']
  else if (days <= 7) [value, unit] = [days, 'day']
  else if (days < 30) [value, unit] = [Math.floor(days / 7), 'week']
  else if (months < 12) [value, unit] = [months, 'month']
  // Twelve months of 30 days fall short of a year by five: they are one all the same.
  else [value, unit] = [Math.max(1, Math.floor(days / 365)), 'year']
  return { value: milliseconds < 0 && value !== 0 ? -value : value, unit }
}

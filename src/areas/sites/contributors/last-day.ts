import { dayAt, daySpan } from '#kernel/zoned-time.ts'

/**
 * The moment from which somebody contributes no more (milliseconds since 1970 UTC): that of a moment in
 * ISO 8601, or the end of a day of the calendar (`2026-12-04`) where the site is. A day ends when the next
 * one begins, whatever the clocks do in between.
 */
export function endOf(end: string, timeZone: string): number {
  return /^\d{4}-\d{2}-\d{2}$/.test(end) ? daySpan(end, timeZone).to : Date.parse(end)
}

/** The last day of which somebody who contributes until `endsAt` has anything, where the site is; `null`: no end. */
export function lastDayOf(endsAt: number | null, timeZone: string): string | null {
  return endsAt === null ? null : dayAt(endsAt - 1, timeZone).toString()
}

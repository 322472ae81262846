/**
 * Wall time and time zones, on Temporal. A local time may not exist (the clock went forward over
 * it) or exist twice (the clock went back); whoever turns one into a moment must say what then.
 */

/** A time zone of the IANA database by name: `Europe/Zurich`, `UTC`. Offsets (`+01:00`) are none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** How many moments a wall time stands for in a zone. */
export type WallTimeKind = 'once' | 'never' | 'twice'

/** The moment of a wall time by Temporal's own rule; before or after where it is not just one. */
function zoned(
  wall: Temporal.PlainDateTime,
  timeZone: string,
  side: 'earlier' | 'later',
): Temporal.ZonedDateTime {
  return wall.toZonedDateTime(timeZone, { disambiguation: side })
}

/**
 * Whether a wall time (`2026-03-29T02:30`) exists in a zone once, never (skipped in spring) or
 * twice (repeated in autumn).
 *
 * @throws RangeError for a text that is no date and time, or a zone that is unknown
 */
export function wallTimeKind(wall: string | Temporal.PlainDateTime, timeZone: string): WallTimeKind {
  const plain = Temporal.PlainDateTime.from(wall)
  const earlier = zoned(plain, timeZone, 'earlier')
  const later = zoned(plain, timeZone, 'later')
  if (earlier.epochMilliseconds === later.epochMilliseconds) return 'once'
  return earlier.toPlainDateTime().equals(plain) ? 'twice' : 'never'
}

/** What to do with a wall time that is not exactly one moment. */
export interface WallTimeRule {
  /** The clock skipped it: `later` is as long after the jump as it is written after it (02:30 → 03:30), `earlier` before it, `refuse` gives `null`. */
  readonly never: 'earlier' | 'later' | 'refuse'
  /** The clock showed it twice: the `first` time, the `second`, or `refuse` gives `null`. */
  readonly twice: 'first' | 'second' | 'refuse'
}

/** What calendars do (RFC 5545 §3.3.5): skipped times move on by the jump, repeated ones mean the first. */
export const calendarRule = { never: 'later', twice: 'first' } as const satisfies WallTimeRule

/**
 * The moment of a wall time in a zone, by a rule that says what happens at the change of clocks.
 *
 * @throws RangeError for a text that is no date and time, or a zone that is unknown
 */
export function momentOf(
  wall: string | Temporal.PlainDateTime,
  timeZone: string,
  rule: { readonly never: 'earlier' | 'later'; readonly twice: 'first' | 'second' },
): Temporal.ZonedDateTime
export function momentOf(
  wall: string | Temporal.PlainDateTime,
  timeZone: string,
  rule: WallTimeRule,
): Temporal.ZonedDateTime | null
export function momentOf(
  wall: string | Temporal.PlainDateTime,
  timeZone: string,
  rule: WallTimeRule,
): Temporal.ZonedDateTime | null {
  const plain = Temporal.PlainDateTime.from(wall)
  const kind = wallTimeKind(plain, timeZone)
  if (kind === 'never') return rule.never === 'refuse' ? null : zoned(plain, timeZone, rule.never)
  if (kind === 'twice') {
    return rule.twice === 'refuse'
      ? null
      : zoned(plain, timeZone, rule.twice === 'first' ? 'earlier' : 'later')
  }
  return zoned(plain, timeZone, 'earlier')
}

/** The wall time of a moment (milliseconds since 1970 UTC) in a zone. */
export function wallTimeAt(epochMilliseconds: number, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(epochMilliseconds)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
}

/** The day of the calendar a moment falls on in a zone. */
export function dayAt(epochMilliseconds: number, timeZone: string): Temporal.PlainDate {
  return wallTimeAt(epochMilliseconds, timeZone).toPlainDate()
}

/**
 * A day of a zone as a span of milliseconds since 1970 UTC: from its first moment to, but without,
 * that of the next. 23 or 25 hours long where clocks change; it need not begin at 00:00.
 */
export function daySpan(
  day: string | Temporal.PlainDate,
  timeZone: string,
): { readonly from: number; readonly to: number } {
  const date = Temporal.PlainDate.from(day)
  return {
    from: date.toZonedDateTime(timeZone).epochMilliseconds,
    to: date.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds,
  }
}

/** Minutes a zone is ahead of UTC at a moment: Zurich in winter 60, St John's −210. */
export function offsetMinutes(epochMilliseconds: number, timeZone: string): number {
  const at = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timeZone)
  return at.offsetNanoseconds / 60_000_000_000
}

/** Time zones, and their days as spans of time, on Temporal. Where a browser reads a clock, `wall-time.ts` does. */

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

/** The day of the calendar a moment (milliseconds since 1970 UTC) falls on in a zone. */
export function dayAt(epochMilliseconds: number, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timeZone).toPlainDate()
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

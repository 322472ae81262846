/**
 * What the time of a zone is called at a moment, in a locale: `Central European Summer Time`; the zone's id where
 * this engine does not know it.
 *
 * @param at milliseconds since 1970 UTC
 */
export function zoneName(zone: string, locale: string, at: number): string {
  try {
    const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'long' })
    return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone
  } catch {
    return zone
  }
}

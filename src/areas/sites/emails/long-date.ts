/** A day in words (`4 December 2026`), as the locale writes it, in UTC unless a zone is named. */
export function longDate(moment: string, locale: string, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(moment))
}

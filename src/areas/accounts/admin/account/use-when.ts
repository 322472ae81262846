import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { intlFormats } from '#kernel/i18n/intl-formats.ts'
import { useRead } from '#ui/data/data.ts'
import { readAccount } from '../../contract.ts'

export interface When {
  /** `3 hours ago`, in the person's language. */
  ago(iso: string): string
  at(iso: string): string
  /** The day in the person's own zone, its month in words. */
  day(iso: string): string
  /** A day of the calendar (`2026-12-04`), the same in every zone. */
  calendarDay(day: string): string
  inZone(iso: string, timeZone: string): string
}

/** Moments in the words of the person: their language, the time zone of their account. */
export function useWhen(): When {
  return useWhenIn(useRead(readAccount, {}).data?.timeZone)
}

/** The same in a time zone that is known, or not yet: where nobody need be signed in. */
export function useWhenIn(timeZone = 'UTC'): When {
  const { locale } = useLocale()
  return useMemo(() => {
    const formats = intlFormats(locale, timeZone)
    return {
      ago: (iso) => formats.relative(Date.parse(iso), Date.now()),
      at: (iso) => formats.dateTime(Date.parse(iso), { style: 'medium' }),
      day: (iso) => formats.date(Date.parse(iso), { style: 'long' }),
      calendarDay: (day) => intlFormats(locale).date(Date.parse(day), { style: 'long' }),
      inZone: (iso, zone) => formats.dateTime(Date.parse(iso), { style: 'medium', timeZone: zone }),
    }
  }, [locale, timeZone])
}

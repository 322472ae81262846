import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { intlFormats } from '#kernel/i18n/intl-formats.ts'
import { useRead } from '#ui/data/data.ts'
import { readAccount } from '../../contract.ts'

export interface When {
  /** `3 hours ago`, in the person's language. */
  ago(iso: string): string
  /** Day and time in the person's own zone. */
  at(iso: string): string
  day(iso: string): string
}

/** Moments in the words of the person: their language, the time zone of their account. */
export function useWhen(): When {
  const { locale } = useLocale()
  const account = useRead(readAccount, {})
  const timeZone = account.data?.timeZone ?? 'UTC'
  return useMemo(() => {
    const formats = intlFormats(locale, timeZone)
    return {
      ago: (iso) => formats.relative(Date.parse(iso), Date.now()),
      at: (iso) => formats.dateTime(Date.parse(iso), { style: 'medium' }),
      day: (iso) => formats.date(Date.parse(iso), { style: 'medium' }),
    }
  }, [locale, timeZone])
}

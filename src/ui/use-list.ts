import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

/** Several names in one text, as the person's language lists them: "A, B, and C", 「A、B、C」. */
export function useList(): (names: readonly string[]) => string {
  const { locale } = useLocale()
  return useMemo(() => {
    const list = new Intl.ListFormat(locale)
    return (names) => list.format(names)
  }, [locale])
}

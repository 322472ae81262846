import { useLocale } from 'react-aria-components/I18nProvider'
import { fileSizeText } from '#kernel/i18n/file-size.ts'

/** Says amounts of bytes in the person's language: `4.2 MB`. */
export function useSizes(): (bytes: number) => string {
  const { locale } = useLocale()
  return (bytes) => fileSizeText(locale, bytes)
}

import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { fileSizeText } from '#kernel/i18n/file-size.ts'
import { intlFormats } from '#kernel/i18n/intl-formats.ts'
import { useWords } from '#ui/words.ts'
import type { AssetRow } from '../contract.ts'

export interface FileWords {
  /** `4.2 MB`, in steps of 1,000. */
  size(bytes: number): string
  /** The day it was added, in the person's language and the zone of the device. */
  day(iso: string): string
  /** `JPEG picture`, `PDF`. */
  kind(asset: Pick<AssetRow, 'kind' | 'type'>): string
  /** `2400 × 1600`; empty without a size. */
  pixels(asset: Pick<AssetRow, 'width' | 'height'>): string
}

const deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** What is said of files, in the person's language. */
export function useFileWords(): FileWords {
  const t = useWords()
  const { locale } = useLocale()
  return useMemo(() => {
    const formats = intlFormats(locale, deviceZone)
    return {
      size: (bytes) => fileSizeText(locale, bytes),
      day: (iso) => formats.date(Date.parse(iso), { style: 'medium' }),
      kind: (asset) =>
        t(`assets.kind.${asset.kind}`, {
          type: asset.type.endsWith('/octet-stream')
            ? 'unknown'
            : (asset.type.split('/')[1] ?? '').replace(/\+xml$|^x-/, '').toUpperCase(),
        }),
      pixels: (asset) =>
        asset.width === null || asset.height === null
          ? ''
          : t('assets.pixels', { width: asset.width, height: asset.height }),
    }
  }, [t, locale])
}

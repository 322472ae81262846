import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
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

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

const deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** What is said of files, in the person's language. */
export function useFileWords(): FileWords {
  const t = useWords()
  const { locale } = useLocale()
  return useMemo(() => {
    const formats = intlFormats(locale, deviceZone)
    const named = (unit: (typeof units)[number], digits: number) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        // Short, a byte has no plural.
        unitDisplay: unit === 'byte' ? 'long' : 'short',
        maximumFractionDigits: digits,
      })
    return {
      size(bytes) {
        const step = bytes < 1_000 ? 0 : bytes < 1e6 ? 1 : bytes < 1e9 ? 2 : 3
        const value = bytes / 1_000 ** step
        return named(units[step] ?? 'byte', value < 10 && step > 1 ? 1 : 0).format(value)
      },
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

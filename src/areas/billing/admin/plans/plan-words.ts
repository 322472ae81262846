import { useLocale } from 'react-aria-components/I18nProvider'
import type { LimitName } from '#areas/sites/contract.ts'
import { useWords } from '#ui/words.ts'
import type { Plan } from '../../contract.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Bytes in the largest unit that leaves at least one, by thousands of 1,024 as plans are set. */
export function bytesIn(locale: string, bytes: number): string {
  let value = bytes
  let at = 0
  while (value >= 1024 && at < units.length - 1) {
    value /= 1024
    at += 1
  }
  const digits = value < 10 && at > 0 ? 1 : 0
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[at] ?? 'byte',
    // Short, a byte has no plural.
    unitDisplay: at === 0 ? 'long' : 'short',
    maximumFractionDigits: digits,
  }).format(value)
}

export interface PlanWords {
  /** A figure of a limit: bytes as such, anything else as a number. */
  figure(name: LimitName, value: number): string
  /** What a plan allows of something, as a line of a list; `null` where it says nothing to anybody. */
  allowance(name: LimitName, most: number | null): string
  /** What a plan costs in a month, by the term; `null`: nothing is said in this currency. */
  price(plan: Plan, currency: string, term: 'month' | 'year'): string | null
}

/** Plans in the person's words. */
export function usePlanWords(): PlanWords {
  const t = useWords()
  const { locale } = useLocale()
  const figure = (name: LimitName, value: number): string =>
    name === 'storage' ? bytesIn(locale, value) : new Intl.NumberFormat(locale).format(value)
  return {
    figure,
    allowance: (name, most) =>
      most === null
        ? t(`billing.limit.${name}.any`)
        : name === 'storage'
          ? t('billing.limit.storage', { size: figure(name, most) })
          : t(`billing.limit.${name}`, { most }),
    price: (plan, currency, term) => {
      const price = plan.prices.find((one) => one.currency === currency)
      if (!price) return null
      const whole = Number.isInteger(Number(price[term]))
      return new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        ...(whole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
      }).format(price[term] as unknown as number)
    },
  }
}

import { useLocale } from 'react-aria-components/I18nProvider'
import { fileSizeText } from '#kernel/i18n/file-size.ts'
import { intlFormats } from '#kernel/i18n/intl-formats.ts'
import { useWords } from '#ui/words.ts'
import type { Plan } from '../../contract.ts'
import type { NamedLimit } from './shown-limits.ts'

export interface PlanWords {
  /** A figure of a limit: bytes as such, anything else as a number. */
  figure(name: NamedLimit, value: number): string
  /** What a plan allows of something, as a line of a list; `null` where it says nothing to anybody. */
  allowance(name: NamedLimit, most: number | null): string
  /** What a plan costs in a month, by the term; `null`: nothing is said in this currency. */
  price(plan: Plan, currency: string, term: 'month' | 'year'): string | null
}

/** Plans in the person's words. */
export function usePlanWords(): PlanWords {
  const t = useWords()
  const { locale } = useLocale()
  const formats = intlFormats(locale)
  const figure = (name: NamedLimit, value: number): string =>
    name === 'storage' ? fileSizeText(locale, value) : formats.number(value)
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
      // Nobody reads the cents of a round price.
      const isRound = Number.isInteger(Number(price[term]))
      return formats.currency(price[term], currency, isRound ? { fractionDigits: 0 } : {})
    },
  }
}

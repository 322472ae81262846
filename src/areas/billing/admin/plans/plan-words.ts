import { useLocale } from 'react-aria-components/I18nProvider'
import type { LimitName } from '#areas/sites/contract.ts'
import { fileSizeText } from '#kernel/i18n/file-size.ts'
import { intlFormats } from '#kernel/i18n/intl-formats.ts'
import { useWords } from '#ui/words.ts'
import type { Plan, ShownLimit } from '../../contract.ts'

export interface PlanWords {
  /** A figure of a limit: bytes as such, anything else as a number. */
  figure(limit: ShownLimit, value: number): string
  /** What a plan allows of something, as a line of a list. */
  allowance(limit: ShownLimit, plan: Plan): string
  /** What a plan costs in a month, by the term; `null`: nothing is said in this currency. */
  price(plan: Plan, currency: string, term: 'month' | 'year'): string | null
}

/** Plans in the person's words. */
export function usePlanWords(): PlanWords {
  const t = useWords()
  const { locale } = useLocale()
  const formats = intlFormats(locale)
  const figure = ({ isBytes }: ShownLimit, value: number): string =>
    isBytes ? fileSizeText(locale, value) : formats.number(value)
  return {
    figure,
    allowance: (limit, plan) => {
      const name = limit.name as LimitName
      const most = plan.limits[name] ?? null
      if (most === null) return t(`limit.${name}.any`)
      return t(`limit.${name}.allows`, { most: limit.isBytes ? figure(limit, most) : most })
    },
    price: (plan, currency, term) => {
      const price = plan.prices.find((one) => one.currency === currency)
      if (!price) return null
      // Nobody reads the cents of a round price.
      const isRound = Number.isInteger(Number(price[term]))
      return formats.currency(price[term], currency, isRound ? { fractionDigits: 0 } : {})
    },
  }
}

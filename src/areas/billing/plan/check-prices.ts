import { refuse } from '#kernel/refusal.ts'
import { currencyDigits } from '#kernel/money/currency.ts'
import type { Plan } from '../contract.ts'

/** Refuses prices that cannot be paid: two in one currency, below zero, or finer than its smallest coin. */
export function checkPrices(prices: Plan['prices']): void {
  const seen = new Set<string>()
  prices.forEach((price, n) => {
    if (seen.has(price.currency))
      throw refuse('invalid', 'billing.currency_twice', { field: `prices.${n}.currency` })
    seen.add(price.currency)
    for (const term of ['month', 'year'] as const) {
      const digits = price[term].split('.')[1]?.replace(/0+$/, '').length ?? 0
      if (price[term].startsWith('-') || digits > currencyDigits(price.currency)) {
        throw refuse('invalid', 'billing.price_unfit', { field: `prices.${n}.${term}` })
      }
    }
  })
}

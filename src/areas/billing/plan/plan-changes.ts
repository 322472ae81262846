import type { PlanLimit } from '#areas/sites/index.ts'
import type { Plan } from '../contract.ts'
import { type Change, changesOf } from '#kernel/changes.ts'
import { plainAmount } from './plan.ts'

type Prices = Plan['prices']

/** What differs between two plans, as it is told of them in the audit log: each field, and each price by its currency. */
export function planChanges(before: Plan, after: Plan, limits: readonly PlanLimit[]): Change[] {
  return [
    ...changesOf(fieldsOf(before), fieldsOf(after)),
    ...limits.flatMap(({ name, isBytes }) =>
      changesOf(
        { [`limit.${name}`]: before.limits[name] ?? null },
        { [`limit.${name}`]: after.limits[name] ?? null },
      ).map((change) => ({ ...change, ...(isBytes && { isBytes }) })),
    ),
    ...priceChanges(before.prices, after.prices),
  ]
}

/** What differs between two lists of prices, by currency; a price that is in one of them alone is `null` in the other. */
export function priceChanges(before: Prices, after: Prices): Change[] {
  const currencies = new Set([...before, ...after].map(({ currency }) => currency))
  return [...currencies].flatMap((currency) =>
    changesOf(pricesIn(before, currency), pricesIn(after, currency)).map((change) => ({
      ...change,
      currency,
    })),
  )
}

function pricesIn(prices: Prices, currency: string) {
  const price = prices.find((one) => one.currency === currency)
  return {
    price_month: price ? plainAmount(price.month) : null,
    price_year: price ? plainAmount(price.year) : null,
  }
}

const fieldsOf = ({ name, intent, included, kind, isOffered }: Plan) => ({
  name,
  intent,
  included: included.join(' · '),
  is_pause: kind === 'pause',
  is_offered: isOffered,
})

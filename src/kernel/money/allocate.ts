import { currencyDigits } from './currency.ts'
import { Money } from './money.ts'

/** A share's weight: a number or a decimal as text, zero or more, without exponent. */
export type Weight = number | string

const WEIGHT = /^(\d+)(?:\.(\d+))?$/

/** Weights as whole numbers in the same proportions. */
function wholeWeights(weights: readonly Weight[]): bigint[] {
  const parts = weights.map((weight) => {
    // Numbers as small as 1e-7 print with an exponent; twenty places hold every float that is meant.
    const text = typeof weight === 'number' && /e/.test(String(weight)) ? weight.toFixed(20) : String(weight)
    const match = WEIGHT.exec(text)
    if (!match) throw new RangeError(`A weight is a number of zero or more, not ${String(weight)}`)
    return { whole: match[1] ?? '0', fraction: match[2] ?? '' }
  })
  const places = Math.max(0, ...parts.map((part) => part.fraction.length))
  return parts.map((part) => BigInt(part.whole + part.fraction.padEnd(places, '0')))
}

/** Decimal places of a plain decimal text. */
function placesOf(decimal: string): number {
  return decimal.includes('.') ? decimal.length - decimal.indexOf('.') - 1 : 0
}

/**
 * Splits a sum by weights so that the parts add up to it exactly (largest remainder: everyone gets
 * the whole units of their share, the units left over go to the largest fractions, and among equal
 * ones to the earlier). Parts are whole minor units of the currency, finer only where the sum itself is.
 *
 * A part of weight zero gets nothing, unless all weights are zero: then they count as equal.
 * A negative sum is split as its opposite.
 *
 * @throws RangeError without weights, or with one that is negative or no number
 */
export function allocate(sum: Money, weights: readonly Weight[]): Money[] {
  if (weights.length === 0) throw new RangeError('A sum cannot be split into no parts')
  let shares = wholeWeights(weights)
  let total = shares.reduce((a, b) => a + b, 0n)
  if (total === 0n) {
    shares = shares.map(() => 1n)
    total = BigInt(shares.length)
  }
  const places = Math.max(currencyDigits(sum.currencyCode), placesOf(sum.decimalValue))
  const signed = sum.toSubunitsBigInt(places)
  const units = signed < 0n ? -signed : signed

  const parts = shares.map((share, index) => ({
    index,
    units: (units * share) / total,
    remainder: (units * share) % total,
  }))
  const left = Number(units - parts.reduce((given, part) => given + part.units, 0n))
  const byRemainder = parts.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  for (const part of byRemainder.slice(0, left)) part.units += 1n
  return parts.map((part) =>
    Money.fromSubunits(signed < 0n ? -part.units : part.units, sum.currencyCode, places),
  )
}

/** Splits a sum into so many parts that are as equal as the minor unit lets them be. */
export function allocateEqually(sum: Money, parts: number): Money[] {
  if (!Number.isSafeInteger(parts) || parts < 1)
    throw new RangeError(`A sum is split into whole parts, not ${parts}`)
  return allocate(
    sum,
    Array.from({ length: parts }, () => 1),
  )
}

import BigDecimal from 'big.js'
import { currencyDigits } from './currency.ts'

/**
 * A constructor of our own, so that nobody else's settings reach it: 20 decimal places where a
 * division does not come out even, rounding mode 1 (half away from zero). Contract §1.
 */
const Decimal = BigDecimal()
Decimal.DP = 20
Decimal.RM = 1

/** Decimal places that money rounds to unless told otherwise (contract §1). */
export const MONEY_PLACES = 2

const CURRENCY_CODE = /^[A-Z]{3}$/
/** Past this many digits an exponent is an attack, not an amount. */
const EXPONENT_MAX = 1000

/** How money travels. */
export interface MoneyJson {
  readonly decimalValue: string
  readonly currencyCode: string
}

/** Any payload that money is read from: either name of each, the amount as text or number. */
export interface MoneyPayload {
  readonly decimalValue?: string | number
  readonly value?: string | number
  readonly currencyCode?: string
  readonly currency?: string
}

/** A factor or divisor: a number, or a decimal as text where a float would not do. */
export type Factor = number | string

function decimalOf(value: unknown): BigDecimal {
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error('[big.js] Invalid number')
  const decimal = new Decimal(value)
  if (Math.abs(decimal.e) > EXPONENT_MAX) throw new Error('[big.js] Invalid number')
  return decimal
}

/** Plain notation, never an exponent, and no negative zero. */
function textOf(decimal: BigDecimal, places?: number): string {
  const text = decimal.toFixed(places)
  return /^-[0.]*$/.test(text) ? text.slice(1) : text
}

/**
 * A sum of money: an exact decimal and the currency it is in. Immutable; every operation gives a
 * new one. Errors are those of the contract (§1): messages that begin `Invalid currency code`,
 * `[big.js] Invalid number`, `[big.js] Division by zero`, `Monies are not comparable for arithmetic`.
 */
export class Money implements MoneyJson {
  /** The amount in units of the currency (not cents), as a decimal without exponent. */
  readonly decimalValue: string
  /** ISO 4217, three upper-case letters. */
  readonly currencyCode: string
  readonly #decimal: BigDecimal

  /**
   * @param decimalValue amount in units of the currency; a plain decimal text is kept as it is written
   * @throws Error `Invalid currency code …`, `[big.js] Invalid number`
   */
  constructor(decimalValue: string | number, currencyCode: string) {
    if (typeof currencyCode !== 'string' || !CURRENCY_CODE.test(currencyCode)) {
      throw new Error(`Invalid currency code ${String(currencyCode)}`)
    }
    this.#decimal = decimalOf(decimalValue)
    const kept = typeof decimalValue === 'string' && /^(-(?=.*[1-9]))?\d+(\.\d+)?$/.test(decimalValue)
    this.decimalValue = kept ? decimalValue : textOf(this.#decimal)
    this.currencyCode = currencyCode
    Object.freeze(this)
  }

  /** Reads money from a payload; `decimalValue` and `currencyCode` go before `value` and `currency`. */
  static from(payload: MoneyPayload): Money {
    const amount = payload.decimalValue ?? payload.value
    const code = payload.currencyCode ?? payload.currency
    return new Money(amount as string, code as string)
  }

  /** Nothing, in a currency. */
  static zero(currencyCode: string): Money {
    return new Money('0', currencyCode)
  }

  /**
   * Money from a whole number of subunits (cents).
   *
   * @param decimalPlaces how many places a subunit is; unless given, those of the currency (ISO 4217)
   */
  static fromSubunits(subunits: number | bigint, currencyCode: string, decimalPlaces?: number): Money {
    if (typeof subunits === 'number' && !Number.isSafeInteger(subunits)) {
      throw new RangeError(`Subunits are whole numbers, not ${subunits}`)
    }
    const places = decimalPlaces ?? currencyDigits(currencyCode)
    // The point is moved in the text: a product would be rounded to so many digits.
    const decimal = new Decimal(`${subunits}e${-places}`)
    return new Money(textOf(decimal, places), currencyCode)
  }

  /** The sum of any number of monies of one currency; of none it is zero. */
  static sum(monies: Iterable<Money>, currencyCode: string): Money {
    let total = Money.zero(currencyCode)
    for (const money of monies) total = total.add(money)
    return total
  }

  add(other: Money): Money {
    return this.#with(this.#decimal.plus(this.#comparable(other)))
  }

  subtract(other: Money): Money {
    return this.#with(this.#decimal.minus(this.#comparable(other)))
  }

  multiply(factor: Factor): Money {
    return this.#with(this.#decimal.times(decimalOf(factor)))
  }

  /** @throws Error `[big.js] Division by zero` */
  divide(divisor: Factor): Money {
    return this.#with(this.#decimal.div(decimalOf(divisor)))
  }

  negate(): Money {
    return this.#with(this.#decimal.neg())
  }

  /** Without its sign. */
  absolute(): Money {
    return this.#with(this.#decimal.abs())
  }

  /** Rounded half away from zero, to so many decimal places. */
  round(places: number = MONEY_PLACES): Money {
    return this.#with(this.#decimal.round(places))
  }

  /** Rounded half away from zero, to the minor unit of its currency (ISO 4217). */
  roundToCurrency(): Money {
    return this.round(currencyDigits(this.currencyCode))
  }

  /** −1 where this is less than the other, 1 where it is more, else 0. */
  compare(other: Money): -1 | 0 | 1 {
    return this.#decimal.cmp(this.#comparable(other))
  }

  /** Whether amount and currency are the same; `1.0` and `1.00` are. Never throws. */
  equals(other: Money): boolean {
    return this.currencyCode === other.currencyCode && this.#decimal.eq(other.#decimal)
  }

  isZero(): boolean {
    return this.#decimal.eq(0)
  }

  isPositive(): boolean {
    return this.#decimal.gt(0)
  }

  isNegative(): boolean {
    return this.#decimal.lt(0)
  }

  /** The amount as a float: for charts and sliders, never for sums. */
  toNumber(): number {
    return this.#decimal.toNumber() + 0
  }

  /**
   * The amount as a whole number of subunits, rounded half away from zero.
   *
   * @throws RangeError beyond 2^53 − 1, where a number no longer is exact
   */
  toSubunits(decimalPlaces: number = MONEY_PLACES): number {
    const subunits = Number(this.toSubunitsBigInt(decimalPlaces))
    if (!Number.isSafeInteger(subunits)) {
      throw new RangeError(`Too many subunits for a number: ${this.decimalValue} ${this.currencyCode}`)
    }
    return subunits
  }

  /** As `toSubunits`, for any amount. */
  toSubunitsBigInt(decimalPlaces: number = MONEY_PLACES): bigint {
    const shifted = this.#decimal.times(new Decimal(10).pow(decimalPlaces))
    return BigInt(textOf(shifted, 0))
  }

  /** The amount as a whole number of the currency's own minor unit (ISO 4217): what the database keeps. */
  toMinorUnits(): number {
    return this.toSubunits(currencyDigits(this.currencyCode))
  }

  /** The amount with exactly so many decimal places (those of the currency unless given), rounded half away from zero. */
  toFixed(places: number = currencyDigits(this.currencyCode)): string {
    return textOf(this.#decimal, places)
  }

  toJSON(): MoneyJson {
    return { decimalValue: this.decimalValue, currencyCode: this.currencyCode }
  }

  toString(): string {
    return `${this.decimalValue} ${this.currencyCode}`
  }

  #with(decimal: BigDecimal): Money {
    return new Money(textOf(decimal), this.currencyCode)
  }

  #comparable(other: Money): BigDecimal {
    if (other.currencyCode !== this.currencyCode) throw new Error('Monies are not comparable for arithmetic')
    return other.#decimal
  }
}

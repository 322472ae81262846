/**
 * How numbers, money and times read in a locale. Two things do it: a light one on `Intl`, for
 * browsers and visitor's pages (`intlFormats`), and one on CLDR's own data on the server
 * (`LocaleData` in `packs.server.ts`). Both group, round half away from zero, and treat bad input alike.
 */

/** What is formatted as a number: text is exact to the last digit. */
export type NumberInput = number | bigint | string | null | undefined

export interface Strictness {
  /** In strict mode what is no finite number is an error; else it gives `''` (contract §5). */
  readonly strict?: boolean
}

export interface NumberOptions extends Strictness {
  readonly minimumFractionDigits?: number
  /** 3 unless given; at least the minimum. */
  readonly maximumFractionDigits?: number
}

export interface CurrencyOptions extends Strictness {
  /** `symbol` (CHF, $, US$), `narrow` ($ everywhere) or `code` (USD). */
  readonly display?: 'symbol' | 'narrow' | 'code'
  /** Leaves out decimals that are all zero: `$10`. */
  readonly trimZeros?: boolean
  /** Decimal places; those of the currency (ISO 4217) unless given. */
  readonly fractionDigits?: number
}

/** A moment: milliseconds since 1970 UTC, or anything that knows them. */
export type MomentInput = number | Date | { readonly epochMilliseconds: number } | null | undefined

export type DateStyle = 'short' | 'medium' | 'long' | 'full'

export interface DateOptions extends Strictness {
  /** `medium` unless given. */
  readonly style?: DateStyle
  /** IANA name; the one the formats were made for unless given. */
  readonly timeZone?: string
}

export interface DateTimeOptions extends DateOptions {
  /** `short` (to the minute) unless given. */
  readonly timeStyle?: 'short' | 'medium'
}

export interface Formats {
  /** BCP 47. */
  readonly locale: string
  /** IANA name. */
  readonly timeZone: string
  number(value: NumberInput, options?: NumberOptions): string
  /** A ratio as a percentage: 0.125 → 13 % (no decimals unless asked for). */
  percent(value: NumberInput, options?: NumberOptions): string
  /** An amount in units of its currency, to the currency's minor unit. */
  currency(value: NumberInput, currencyCode: string, options?: CurrencyOptions): string
  money(
    money: { readonly decimalValue: string; readonly currencyCode: string },
    options?: CurrencyOptions,
  ): string
  /** The day of a moment in the time zone. */
  date(moment: MomentInput, options?: DateOptions): string
  /** The time of day of a moment in the time zone. */
  time(moment: MomentInput, options?: Omit<DateTimeOptions, 'style'>): string
  dateTime(moment: MomentInput, options?: DateTimeOptions): string
  /** A day of the calendar (`2026-11-20`), which is the same in every zone. */
  day(day: string, options?: Omit<DateOptions, 'timeZone'>): string
  /** How long ago or ahead a moment is of `now`, by the thresholds of the contract (§5). */
  relative(moment: MomentInput, now: MomentInput, options?: Strictness): string
}

export const MAXIMUM_FRACTION_DIGITS = 3

/** Text that says a decimal number (big.js's pattern). */
const NUMERIC = /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

/**
 * A number as decimal text that both implementations read alike, or `null` for what is none.
 *
 * @throws Error in strict mode, for NaN, an infinity, and whatever is no number at all
 */
export function decimalText(value: NumberInput, strict = false): string | null {
  const text =
    typeof value === 'string'
      ? value.trim()
      : typeof value === 'number' || typeof value === 'bigint'
        ? String(value)
        : ''
  // A number, but one past every finite one (`1e400`), is infinity however it is written.
  const isNumeric = NUMERIC.test(text)
  if (isNumeric && Number.isFinite(Number(text))) return text
  if (strict)
    throw new Error(`Invalid argument: ${isNumeric || /Infinity/.test(text) ? Number(text) : 'NaN'}`)
  return null
}

/**
 * A moment in milliseconds, or `null` for what is none.
 *
 * @throws Error in strict mode, for what is no moment
 */
export function millisecondsOf(moment: MomentInput, strict = false): number | null {
  let milliseconds = Number.NaN
  if (typeof moment === 'number') milliseconds = moment
  else if (moment instanceof Date) milliseconds = moment.getTime()
  else if (moment) milliseconds = moment.epochMilliseconds
  // The span of ECMAScript's time, which is Temporal's too.
  if (Math.abs(milliseconds) <= 8.64e15) return milliseconds
  if (strict) throw new Error('Invalid argument: no moment')
  return null
}

/** A day of the calendar as the milliseconds of its midnight in UTC, or `null`; in strict mode an error. */
export function dayMilliseconds(day: string, strict = false): number | null {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  // Date.parse takes the 31st of shorter months for the 1st of the next in some engines.
  const same = Number.isFinite(milliseconds) && new Date(milliseconds).toISOString().startsWith(day)
  if (same) return milliseconds
  if (strict) throw new Error('Invalid argument: no day')
  return null
}

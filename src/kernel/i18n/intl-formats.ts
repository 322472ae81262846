import { currencyDigits } from '../money/currency.ts'
import {
  type CurrencyOptions,
  type DateTimeOptions,
  type Formats,
  MAXIMUM_FRACTION_DIGITS,
  type MomentInput,
  type NumberInput,
  type NumberOptions,
  type Strictness,
  dayMilliseconds,
  decimalText,
  millisecondsOf,
} from './formats.ts'
import { relativeTimeOf } from './relative-time.ts'

/** Making a formatter costs a hundred times what using it does: one is kept for each locale and set of options. */
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()
const KEPT_MAX = 500

function kept<T>(formats: Map<string, T>, key: string, make: () => T): T {
  const found = formats.get(key)
  if (found !== undefined) return found
  // Options come from code, time zones from people: the number of both together is bounded here.
  if (formats.size >= KEPT_MAX) formats.clear()
  const made = make()
  formats.set(key, made)
  return made
}

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(numberFormats, `${locale} ${JSON.stringify(options)}`, () => {
    // halfExpand rounds half away from zero: what the contract calls half-up. The sign `negative`
    // keeps a minus off what rounds to zero.
    return new Intl.NumberFormat(locale, {
      ...options,
      useGrouping: 'auto',
      roundingMode: 'halfExpand',
      signDisplay: 'negative',
    })
  })
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(
    dateFormats,
    `${locale} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(locale, options),
  )
}

function fractionDigits(options: NumberOptions, most: number): Intl.NumberFormatOptions {
  const minimumFractionDigits = options.minimumFractionDigits ?? 0
  const maximumFractionDigits = options.maximumFractionDigits ?? Math.max(most, minimumFractionDigits)
  return { minimumFractionDigits, maximumFractionDigits }
}

function currencyFormat(locale: string, currencyCode: string, options: CurrencyOptions): Intl.NumberFormat {
  const digits = options.fractionDigits ?? currencyDigits(currencyCode)
  const display = options.display ?? 'symbol'
  return numberFormat(locale, {
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: display === 'narrow' ? 'narrowSymbol' : display,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: options.trimZeros ? 'stripIfInteger' : 'auto',
  })
}

/** Text is passed on as text: `Intl` reads it exactly, where a number would lose digits. */
function write(format: Intl.NumberFormat, value: NumberInput, options: Strictness): string {
  const text = decimalText(value, options.strict)
  return text === null ? '' : format.format(text as `${number}`)
}

/**
 * Formats on the runtime's own `Intl`: light enough for visitor's pages, the same words in the
 * browser. An unknown locale or time zone is a RangeError.
 */
export function intlFormats(locale: string, timeZone = 'UTC'): Formats {
  const moments = (
    moment: MomentInput,
    options: DateTimeOptions,
    styles: Intl.DateTimeFormatOptions,
  ): string => {
    const milliseconds = millisecondsOf(moment, options.strict)
    if (milliseconds === null) return ''
    return dateFormat(locale, { ...styles, timeZone: options.timeZone ?? timeZone }).format(milliseconds)
  }
  return {
    locale,
    timeZone,
    number: (value, options = {}) =>
      write(numberFormat(locale, fractionDigits(options, MAXIMUM_FRACTION_DIGITS)), value, options),
    percent: (value, options = {}) =>
      write(numberFormat(locale, { style: 'percent', ...fractionDigits(options, 0) }), value, options),
    currency: (value, currencyCode, options = {}) =>
      write(currencyFormat(locale, currencyCode, options), value, options),
    money: (money, options = {}) =>
      write(currencyFormat(locale, money.currencyCode, options), money.decimalValue, options),
    date: (moment, options = {}) => moments(moment, options, { dateStyle: options.style ?? 'medium' }),
    time: (moment, options = {}) => moments(moment, options, { timeStyle: options.timeStyle ?? 'short' }),
    dateTime: (moment, options = {}) =>
      moments(moment, options, {
        dateStyle: options.style ?? 'medium',
        timeStyle: options.timeStyle ?? 'short',
      }),
    day: (day, options = {}) =>
      moments(
        dayMilliseconds(day, options.strict),
        { timeZone: 'UTC' },
        { dateStyle: options.style ?? 'medium' },
      ),
    relative: (moment, now, options = {}) => {
      const at = millisecondsOf(moment, options.strict)
      const from = millisecondsOf(now, options.strict)
      if (at === null || from === null) return ''
      const { value, unit } = relativeTimeOf(at - from)
      // Only "now" has a word of its own; "yesterday" would speak of the calendar, and this does not.
      const numeric = unit === 'second' && value === 0 ? 'auto' : 'always'
      return kept(
        relativeFormats,
        `${locale} ${numeric}`,
        () => new Intl.RelativeTimeFormat(locale, { numeric }),
      ).format(value, unit)
    },
  }
}

import type { CLDR, CurrencyType } from '@phensley/cldr'
import { currencyDigits } from '../money/currency.ts'
import {
  type CurrencyOptions,
  type DateTimeOptions,
  type Formats,
  MAXIMUM_FRACTION_DIGITS,
  type MomentInput,
  type NumberInput,
  type NumberOptions,
  dayMilliseconds,
  decimalText,
  millisecondsOf,
} from './formats.ts'
import { relativeTimeOf } from './relative-time.ts'

/**
 * The time of a moment in a zone, as if it were UTC: so that time zones come from one place, the
 * runtime's, and the data gives the words alone.
 */
function wallMilliseconds(milliseconds: number, timeZone: string): number {
  const offset = Temporal.Instant.fromEpochMilliseconds(Math.trunc(milliseconds)).toZonedDateTimeISO(timeZone)
  return milliseconds + offset.offsetNanoseconds / 1_000_000
}

/** A currency that every locale writes by its code. */
const WITHOUT_SYMBOL: CurrencyType = 'KWD'

/** Formats on the data of CLDR. Made by `LocaleData.formats`. */
export function cldrFormats(cldr: CLDR, locale: string, timeZone: string): Formats {
  const { Calendars, Numbers } = cldr
  // An unknown zone is told here, not at the first date.
  wallMilliseconds(0, timeZone)

  const decimal = (
    value: NumberInput,
    options: NumberOptions,
    style: 'decimal' | 'percent',
    most: number,
  ): string => {
    const text = decimalText(value, options.strict)
    if (text === null) return ''
    const minimumFractionDigits = options.minimumFractionDigits ?? 0
    return Numbers.formatDecimal(text, {
      style,
      group: true,
      round: 'half-up',
      negativeZero: false,
      minimumFractionDigits,
      maximumFractionDigits: options.maximumFractionDigits ?? Math.max(most, minimumFractionDigits),
      errors: ['nan', 'infinity'],
    })
  }

  /** Decimal places to write: none where only zeros would stand and are not wanted. */
  const places = (text: string, digits: number, trimZeros = false): number =>
    trimZeros && Numbers.adjustDecimal(text, { round: 'half-up', maximumFractionDigits: digits }).isInteger()
      ? 0
      : digits

  const currency = (value: NumberInput, currencyCode: string, options: CurrencyOptions): string => {
    const text = decimalText(value, options.strict)
    if (text === null) return ''
    const digits = places(text, options.fractionDigits ?? currencyDigits(currencyCode), options.trimZeros)
    const written = {
      group: true,
      round: 'half-up',
      style: 'symbol',
      symbolWidth: options.display === 'narrow' ? 'narrow' : 'default',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    } as const
    if (options.display !== 'code' && Numbers.getCurrencySymbol(currencyCode as CurrencyType) !== '') {
      return Numbers.formatCurrency(text, currencyCode as CurrencyType, written)
    }
    // The code where the symbol would be, spaced as letters are: the pattern of a currency that has none.
    return Numbers.formatCurrencyToParts(text, WITHOUT_SYMBOL, written)
      .map((part) => (part.type === 'currency' ? currencyCode : part.value))
      .join('')
  }

  const moments = (
    moment: MomentInput,
    options: DateTimeOptions,
    styles: Parameters<typeof Calendars.formatDate>[1],
  ): string => {
    const milliseconds = millisecondsOf(moment, options.strict)
    if (milliseconds === null) return ''
    const date = wallMilliseconds(milliseconds, options.timeZone ?? timeZone)
    const written = Calendars.formatDate({ date, zoneId: 'UTC' }, { ca: 'gregory', ...styles })
    // The narrow space before a.m. and p.m. is missing from many fonts; engines write a plain one, and so do we.
    return written.replaceAll('\u202f', ' ')
  }

  return {
    locale,
    timeZone,
    number: (value, options = {}) => decimal(value, options, 'decimal', MAXIMUM_FRACTION_DIGITS),
    percent: (value, options = {}) => decimal(value, options, 'percent', 0),
    currency: (value, currencyCode, options = {}) => currency(value, currencyCode, options),
    money: (money, options = {}) => currency(money.decimalValue, money.currencyCode, options),
    date: (moment, options = {}) => moments(moment, options, { date: options.style ?? 'medium' }),
    time: (moment, options = {}) => moments(moment, options, { time: options.timeStyle ?? 'short' }),
    dateTime: (moment, options = {}) =>
      moments(moment, options, { date: options.style ?? 'medium', time: options.timeStyle ?? 'short' }),
    day: (day, options = {}) =>
      moments(dayMilliseconds(day, options.strict), { timeZone: 'UTC' }, { date: options.style ?? 'medium' }),
    relative: (moment, now, options = {}) => {
      const at = millisecondsOf(moment, options.strict)
      const from = millisecondsOf(now, options.strict)
      if (at === null || from === null) return ''
      const { value, unit } = relativeTimeOf(at - from)
      return Calendars.formatRelativeTimeField(value, unit, {
        width: 'wide',
        numericOnly: !(unit === 'second' && value === 0),
        group: true,
      })
    },
  }
}

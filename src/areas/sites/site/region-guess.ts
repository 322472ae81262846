import { countries, isCountry } from '#kernel/countries.ts'
import {
  DEFAULT_LOCALE,
  isLocale,
  languageOf,
  regionOf,
  visitorLocales,
  type VisitorLocale,
} from '#kernel/i18n/locales.ts'
import { isSanctionedCountry } from '#kernel/sanctions.ts'
import { isTimeZone } from '#kernel/zoned-time.ts'
import { currencyOfCountry } from './currency-of-country.ts'

export interface Region {
  readonly language: VisitorLocale
  readonly country: string
  readonly currency: string
  readonly timeZone: string
}

/** The country that lies in a time zone, where the platform's own data says so; the likely ones are asked first. */
function countryOfZone(timeZone: string, likely: readonly string[]): string | null {
  for (const country of [...likely.filter(isCountry), ...countries]) {
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
      getTimeZones?(): string[] | undefined
    }
    if (locale.getTimeZones?.()?.includes(timeZone)) return country
  }
  return null
}

/** The visitor locale nearest to a language in a country: `de` in CH → `de-CH`; `en` in FR → `en-US`. */
function languageIn(tag: string, country: string): VisitorLocale {
  const language = languageOf(tag)
  for (const candidate of [`${language}-${country}`, tag]) {
    if (isLocale(candidate) && (visitorLocales as readonly string[]).includes(candidate)) return candidate
  }
  const maximal = new Intl.Locale(language).maximize().region ?? ''
  return (
    visitorLocales.find((locale) => locale === `${language}-${maximal}`) ??
    visitorLocales.find((locale) => languageOf(locale) === language) ??
    DEFAULT_LOCALE
  )
}

/**
 * Language, country, currency and time zone that a new site most likely has, from what a browser
 * says. The time zone tells the country better than the language does: many read English anywhere.
 *
 * @param tags the browser's languages, the best first
 * @param mayOffer whether a currency is offered
 */
export function guessRegion(
  tags: readonly string[],
  timeZone: string,
  mayOffer: (currency: string) => boolean = () => true,
): Region {
  const tag = tags[0] ?? DEFAULT_LOCALE
  const said = regionOf(tag)
  const likely = new Intl.Locale(languageOf(tag) || 'en').maximize().region ?? 'US'
  const place = countryOfZone(timeZone, [said, likely])
  const country =
    [place, said, likely].find((one) => one !== null && isCountry(one) && !isSanctionedCountry(one)) ?? 'US'
  const currency = currencyOfCountry(country)
  return {
    language: languageIn(tag, country),
    country,
    currency: currency !== null && mayOffer(currency) ? currency : 'USD',
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
  }
}

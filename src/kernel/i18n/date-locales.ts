import { DEFAULT_LOCALE, type Locale, isLocale, languageOf } from './locales.ts'

/**
 * The codes that date libraries name their locales by (lower case, the language alone where it has
 * one principal region), mapped to the tags we use (contract §5).
 */
export const dateLocales = {
  da: 'da-DK',
  'da-gl': 'da-GL',
  de: 'de-DE',
  'de-at': 'de-AT',
  'de-be': 'de-BE',
  'de-ch': 'de-CH',
  'de-li': 'de-LI',
  'de-lu': 'de-LU',
  en: 'en-US',
  'en-au': 'en-AU',
  'en-ca': 'en-CA',
  'en-gb': 'en-GB',
  'en-ie': 'en-IE',
  'en-il': 'en-IL',
  'en-in': 'en-IN',
  'en-nz': 'en-NZ',
  'en-sg': 'en-SG',
  'en-za': 'en-ZA',
  es: 'es-ES',
  'es-419': 'es-419',
  'es-ar': 'es-AR',
  'es-cl': 'es-CL',
  'es-co': 'es-CO',
  'es-cr': 'es-CR',
  'es-mx': 'es-MX',
  'es-pe': 'es-PE',
  'es-us': 'es-US',
  'es-uy': 'es-UY',
  fi: 'fi-FI',
  fr: 'fr-FR',
  'fr-be': 'fr-BE',
  'fr-ca': 'fr-CA',
  'fr-ch': 'fr-CH',
  'fr-lu': 'fr-LU',
  it: 'it-IT',
  'it-ch': 'it-CH',
  ja: 'ja-JP',
  nb: 'no-NO',
  nl: 'nl-NL',
  'nl-be': 'nl-BE',
  pt: 'pt-PT',
  'pt-br': 'pt-BR',
  sv: 'sv-SE',
  'sv-fi': 'sv-FI',
  tr: 'tr-TR',
} as const satisfies Record<string, Locale>

export type DateLocaleCode = keyof typeof dateLocales

/** Other spellings of the same, as libraries and browsers have them. */
const aliases: Readonly<Record<string, DateLocaleCode>> = {
  no: 'nb',
  nn: 'nb',
  'nb-no': 'nb',
  'no-no': 'nb',
  'nn-no': 'nb',
}

const codeByLocale = new Map<string, DateLocaleCode>(
  (Object.entries(dateLocales) as [DateLocaleCode, Locale][]).map(([code, locale]) => [locale, code]),
)

/** The date locale code of one of our locales: `en-AU` → `en-au`, `de-DE` → `de`, `no-NO` → `nb`. */
export function dateCodeOf(locale: Locale): DateLocaleCode {
  return codeByLocale.get(locale) ?? 'en'
}

/** The tag that a date locale code stands for, whatever its case or separator; unknown regions fall to their language, unknown languages to the default. */
export function localeOfDateCode(code: string): Locale {
  const spelt = code.replaceAll('_', '-').toLowerCase()
  for (const each of [spelt, spelt.split('-', 1)[0] ?? '']) {
    const known = aliases[each] ?? each
    if (Object.hasOwn(dateLocales, known)) return dateLocales[known as DateLocaleCode]
    const ours = [...codeByLocale.keys()].find((locale) => locale.toLowerCase() === each)
    if (ours !== undefined && isLocale(ours)) return ours
  }
  return languageOf(spelt) === 'no' ? 'no-NO' : DEFAULT_LOCALE
}

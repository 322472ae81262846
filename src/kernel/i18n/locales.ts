/**
 * The locales of the product (contract §5), as BCP 47 tags in the spelling used everywhere.
 * `no-NO` is written Norwegian in general; its words and formats are those of Bokmål (`nb`).
 */

/** Where nothing else is said. */
export const DEFAULT_LOCALE = 'en-US'

/** What the owner's interface and customers' accounts speak. */
export const memberLocales = ['en-US', 'de-DE', 'fr-FR', 'es-419', 'pt-BR', 'it-IT'] as const
/** The same, each only where its beta flag is on. */
export const betaMemberLocales = ['ja-JP', 'tr-TR'] as const

/** The languages for which translation files exist, by the locale each is written in. */
export const translationLocales = [
  'en-US',
  'es-419',
  'fr-FR',
  'de-DE',
  'pt-BR',
  'it-IT',
  'nl-NL',
  'sv-SE',
  'no-NO',
  'fi-FI',
  'da-DK',
  'ja-JP',
  'tr-TR',
] as const

/** What a site can be in: the language of its words, the region of its formats. */
export const visitorLocales = [
  'da-DK',
  'da-GL',
  'de-AT',
  'de-BE',
  'de-CH',
  'de-DE',
  'de-LI',
  'de-LU',
  'en-AU',
  'en-CA',
  'en-GB',
  'en-IE',
  'en-IL',
  'en-IN',
  'en-NZ',
  'en-SG',
  'en-US',
  'en-ZA',
  'es-419',
  'es-AR',
  'es-CL',
  'es-CO',
  'es-CR',
  'es-ES',
  'es-MX',
  'es-PE',
  'es-US',
  'es-UY',
  'fi-FI',
  'fr-BE',
  'fr-CA',
  'fr-CH',
  'fr-FR',
  'fr-LU',
  'it-CH',
  'it-IT',
  'nl-BE',
  'nl-NL',
  'no-NO',
  'pt-BR',
  'pt-PT',
  'sv-FI',
  'sv-SE',
] as const
/** The same, each only where its beta flag is on. */
export const betaVisitorLocales = ['ja-JP', 'tr-TR'] as const

export type VisitorLocale = (typeof visitorLocales)[number] | (typeof betaVisitorLocales)[number]
export type TranslationLocale = (typeof translationLocales)[number]
export type Locale = VisitorLocale

const known: ReadonlySet<string> = new Set<string>([...visitorLocales, ...betaVisitorLocales])

/** Whether a text is a locale of ours, beta ones included, in our spelling. */
export function isLocale(tag: string): tag is Locale {
  return known.has(tag)
}

/** The language of a locale: `de-CH` → `de`. Bokmål and Nynorsk (`nb`, `nn`) are `no`. */
export function languageOf(locale: string): string {
  const language = locale.split(/[-_]/, 1)[0]?.toLowerCase() ?? ''
  return language === 'nb' || language === 'nn' ? 'no' : language
}

/** The region of a locale: `de-CH` → `CH`, `es-419` → `419`, `de` → `''`. */
export function regionOf(locale: string): string {
  const region = locale
    .split(/[-_]/)
    .slice(1)
    .find((part) => /^([a-z]{2}|\d{3})$/i.test(part))
  return region?.toUpperCase() ?? ''
}

const translationByLanguage: ReadonlyMap<string, TranslationLocale> = new Map(
  translationLocales.map((locale) => [languageOf(locale), locale]),
)

/** The translation file that a locale's words come from: `de-CH` → `de-DE`, `es-ES` → `es-419`; unknown languages → `en-US`. */
export function translationOf(locale: string): TranslationLocale {
  return translationByLanguage.get(languageOf(locale)) ?? DEFAULT_LOCALE
}

/** Which interface a locale is resolved for. */
export type Audience = 'visitor' | 'member'

/**
 * The flag of `betaFeatureFlags` that opens a beta locale to an audience:
 * `member-locale-ja-jp`, `visitor-locale-tr-tr`.
 */
export function betaLocaleFlag<L extends string, A extends Audience>(
  locale: L,
  audience: A,
): `${A}-locale-${Lowercase<L>}` {
  return `${audience}-locale-${locale.toLowerCase() as Lowercase<L>}`
}

/** The locales open to an audience: the enabled ones, then each beta one whose flag is among `betaFeatureFlags`. */
export function openLocales(audience: Audience, betaFeatureFlags: readonly string[] = []): readonly Locale[] {
  const enabled: readonly Locale[] = audience === 'member' ? memberLocales : visitorLocales
  const beta: readonly Locale[] = audience === 'member' ? betaMemberLocales : betaVisitorLocales
  return [...enabled, ...beta.filter((locale) => betaFeatureFlags.includes(betaLocaleFlag(locale, audience)))]
}

const names = new Map<string, string>()

/**
 * A locale's name in its own language, as a picker shows it: `de-CH` → `Deutsch (Schweiz)`,
 * `ja-JP` → `日本語 (日本)`; capitalised as a word that stands alone.
 */
export function ownName(locale: string): string {
  const found = names.get(locale)
  if (found !== undefined) return found
  const display = new Intl.DisplayNames([locale, DEFAULT_LOCALE], {
    type: 'language',
    languageDisplay: 'standard',
  })
  const name = capitalised(display.of(locale) ?? locale, locale)
  names.set(locale, name)
  return name
}

function capitalised(name: string, locale: string): string {
  const first = name.match(/^./u)?.[0] ?? ''
  return first.toLocaleUpperCase(locale) + name.slice(first.length)
}

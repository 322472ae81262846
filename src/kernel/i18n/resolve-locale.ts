import { type Audience, DEFAULT_LOCALE, type Locale, languageOf, openLocales, regionOf } from './locales.ts'

/** The locale that stands for a language where only the language is known. */
const principal: Readonly<Record<string, Locale>> = {
  da: 'da-DK',
  de: 'de-DE',
  en: 'en-US',
  es: 'es-419',
  fi: 'fi-FI',
  fr: 'fr-FR',
  it: 'it-IT',
  ja: 'ja-JP',
  nl: 'nl-NL',
  no: 'no-NO',
  pt: 'pt-BR',
  sv: 'sv-SE',
  tr: 'tr-TR',
}

export interface ResolveOptions {
  /** The flags that are on: a beta locale resolves only with its own (`betaLocaleFlag`). */
  readonly betaFeatureFlags?: readonly string[]
  /**
   * The language of the words on the page (`de`, or a locale of it). Only locales of this language
   * are considered, so that words and formats speak alike. Left out, the wish's own language counts.
   */
  readonly translationLanguage?: string
}

/** A wish in our spelling: `de_ch` → `de-CH`, `nb-NO` → `no-NO`. */
function spelt(wish: string): string {
  const region = regionOf(wish)
  return region === '' ? languageOf(wish) : `${languageOf(wish)}-${region}`
}

/**
 * The open locale nearest to a wish among those of the translation language: the wish itself; else
 * the same region in that language; else the language's principal locale; else its first; else the
 * default.
 */
function resolve(audience: Audience, wish: string | null | undefined, options: ResolveOptions): Locale {
  const wanted = spelt(wish || DEFAULT_LOCALE)
  const language = languageOf(options.translationLanguage ?? wanted)
  const open = openLocales(audience, options.betaFeatureFlags)
  // Most wishes are a locale of ours: looking into the others costs a site's first page more than it seems.
  const wished = open.find((locale) => locale === wanted)
  if (wished && languageOf(wished) === language) return wished
  const considered = open.filter((locale) => languageOf(locale) === language)
  const region = regionOf(wanted)
  return (
    considered.find((locale) => regionOf(locale) === region) ??
    considered.find((locale) => locale === principal[language]) ??
    considered[0] ??
    DEFAULT_LOCALE
  )
}

/**
 * The locale of a site's pages: the site's language, or else the default, resolved against the
 * enabled visitor locales (contract §5).
 *
 * @param language the site's language as it is stored; any BCP 47 tag
 */
export function resolveWebsiteLocale(
  language: string | null | undefined,
  options: ResolveOptions = {},
): Locale {
  return resolve('visitor', language, options)
}

/**
 * The locale of the owner's interface and of customers' accounts: the account's preferred locale,
 * or else the default, resolved against the enabled member locales (contract §5).
 */
export function resolveMemberLocale(
  preferredLocale: string | null | undefined,
  options: ResolveOptions = {},
): Locale {
  return resolve('member', preferredLocale, options)
}

/**
 * The first language of an `Accept-Language` header that an audience has open, by weight; the
 * default where there is none. For people of whom nothing else is known.
 */
export function negotiateLocale(
  acceptLanguage: string | null | undefined,
  audience: Audience,
  betaFeatureFlags: readonly string[] = [],
): Locale {
  const open = openLocales(audience, betaFeatureFlags)
  const wishes = (acceptLanguage ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
      const weight = parameters.find((text) => text.startsWith('q='))
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
    })
    .filter(({ tag, weight }) => /^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$/.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of wishes) {
    if (open.some((locale) => languageOf(locale) === languageOf(tag))) {
      return resolve(audience, tag, { betaFeatureFlags })
    }
  }
  return DEFAULT_LOCALE
}

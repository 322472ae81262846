import { type Locale, DEFAULT_LOCALE, languageOf } from '#kernel/i18n/locales.ts'
import { resolveMemberLocale } from '#kernel/i18n/resolve-locale.ts'
import { cookieNames, textFilterOf } from '#kernel/i18n/text-filter.ts'
import { type Catalogue, partialTranslator, translator } from '#kernel/messages/message.ts'
import { ownerTexts } from '#kernel/messages/owner/en-US/index.ts'
import type { FaultWords, Words } from '#ui/words.ts'

type CatalogueLoaders = Readonly<Record<string, () => Promise<Catalogue>>>

/** Each language is a chunk of its own: nobody loads what they do not read. */
const catalogues: CatalogueLoaders = {
  'de-DE': async () => (await import('#kernel/messages/owner/de-DE.ts')).deDE,
  'es-419': async () => (await import('#kernel/messages/owner/es-419.ts')).es419,
  'fr-FR': async () => (await import('#kernel/messages/owner/fr-FR.ts')).frFR,
  'pt-BR': async () => (await import('#kernel/messages/owner/pt-BR.ts')).ptBR,
}

/** What decides how the app speaks. */
export interface WordsFacts {
  /** What the person prefers; who is signed out prefers what their browser asked for. */
  readonly preferredLocale: string | null | undefined
  readonly betaFeatureFlags: readonly string[]
  /** `document.cookie`. */
  readonly cookies: string
  /** `location.search`. */
  readonly query: string
}

/** How the app speaks to a person. */
export interface PersonWords {
  /** Of the words and the formats, which always speak alike (contract §5). */
  readonly locale: Locale
  readonly words: Words
  readonly faultWords: FaultWords
}

/**
 * The words of the person's language. A language without a translation, and one whose chunk does not
 * arrive, gives way to English: the app is never without words.
 */
export async function loadPersonWords(
  facts: WordsFacts,
  loaders: CatalogueLoaders = catalogues,
): Promise<PersonWords> {
  const { preferredLocale, betaFeatureFlags, cookies, query } = facts
  const filter = textFilterOf({ cookieNames: cookieNames(cookies), query, featureFlags: betaFeatureFlags })
  const wished = resolveMemberLocale(preferredLocale, { betaFeatureFlags })
  const catalogue = await loaders[wished]?.().catch(() => null)
  const locale = catalogue
    ? wished
    : resolveMemberLocale(preferredLocale, {
        betaFeatureFlags,
        translationLanguage: languageOf(DEFAULT_LOCALE),
      })
  const words = catalogue
    ? partialTranslator(locale, catalogue, ownerTexts, filter)
    : translator(locale, [ownerTexts], filter)
  return {
    locale,
    words,
    faultWords: ({ code, values }) =>
      `refusal.${code}` in ownerTexts ? words(`refusal.${code}`, values) : null,
  }
}

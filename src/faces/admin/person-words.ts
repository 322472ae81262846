import { type Locale, DEFAULT_LOCALE, languageOf } from '#kernel/i18n/locales.ts'
import { resolveMemberLocale } from '#kernel/i18n/resolve-locale.ts'
import { cookieNames, textFilterOf } from '#kernel/i18n/text-filter.ts'
import { growingWords } from '#kernel/messages/compiled.ts'
import type { Lookup, OwnerPart } from '#kernel/messages/message.ts'
import type { FaultWords, LearnWords, Words } from '#ui/words.ts'
import { ownerPart, type PartWords, type WordSource } from './word-source.ts'

/** A part of the words, or those of the app itself, which are there from the start. */
type Part = OwnerPart | 'app'

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

export interface PersonWords {
  /** Of the words and the formats, which always speak alike (contract §5). */
  readonly locale: Locale
  readonly words: Words
  readonly faultWords: FaultWords
  /** Gives the same promise for the same parts, until one has failed. */
  readonly learn: LearnWords
}

/** Remembers what is being learnt; what failed is asked for again the next time. */
function learner(load: (part: Part) => Promise<void>): (parts: readonly Part[]) => Promise<void> {
  const promises = new Map<string, Promise<void>>()
  const remembered = (name: string, begin: () => Promise<void>): Promise<void> => {
    const known = promises.get(name)
    if (known) return known
    const promise = begin()
    promises.set(name, promise)
    promise.catch(() => promises.delete(name))
    return promise
  }
  return (parts) =>
    remembered(parts.join(), async () => {
      await Promise.all(parts.map((part) => remembered(`one ${part}`, () => load(part))))
    })
}

/**
 * The words of the person's language: what is said everywhere; each screen's own are learnt when it is
 * opened. A language without a translation, and one that does not arrive, gives way to English: the app is
 * never without words.
 */
export async function loadPersonWords(
  facts: WordsFacts,
  source: WordSource = ownerPart,
): Promise<PersonWords> {
  const { preferredLocale, betaFeatureFlags, cookies, query } = facts
  const filter = textFilterOf({ cookieNames: cookieNames(cookies), query, featureFlags: betaFeatureFlags })
  const wished = resolveMemberLocale(preferredLocale, { betaFeatureFlags })
  const translated = await source(wished, 'app').catch(() => null)
  const locale = translated
    ? wished
    : resolveMemberLocale(preferredLocale, {
        betaFeatureFlags,
        translationLanguage: languageOf(DEFAULT_LOCALE),
      })

  const own = growingWords(locale)
  // What a language lacks is said in English, with its plurals: no half sentence is bent by another's rules.
  const rest = growingWords(DEFAULT_LOCALE)
  const add = (part: PartWords): void => {
    own.add(part.own)
    rest.add(part.rest)
  }
  const english = async (part: Part): Promise<PartWords> => {
    const words = await source(DEFAULT_LOCALE, part)
    if (!words) throw new Error(`There are no words of ${part}`)
    return words
  }
  const learn = learner(async (part) => {
    if (locale === DEFAULT_LOCALE) add(await english(part))
    // What a screen says is not held up by a language that does not arrive.
    else add((await source(locale, part).catch(() => null)) ?? { own: {}, rest: (await english(part)).own })
  })
  if (translated) add(translated)
  else await learn(['app'])

  const plain: Lookup = (key, values) => (own.has(key) ? own : rest).words(key, values)
  const words = filter ? await (await import('./filtered-words.ts')).filteredWords(locale, filter) : plain
  return {
    locale,
    words,
    faultWords: ({ code, values }) => {
      const key = `refusal.${code}`
      return own.has(key) || rest.has(key) ? words(key, values) : null
    },
    learn,
  }
}

import { readFileSync } from 'node:fs'
import { DEFAULT_LOCALE, translationOf } from '#kernel/i18n/locales.ts'
import { readCatalogue } from '#kernel/messages/catalogue.ts'
import {
  type Catalogue,
  type PageWords,
  partialTranslator,
  type TextFilter,
  textsOf,
  type Translate,
  translator,
} from '#kernel/messages/message.ts'

/** The folder `words/` of a room that speaks. */
export type WordsFolder = URL

/** The texts of a room in a language; undefined where it has none. */
function readTexts(folder: WordsFolder, face: 'owner' | 'visitor', locale: string): Catalogue | undefined {
  try {
    return textsOf(readCatalogue(readFileSync(new URL(`${face}/${locale}.po`, folder), 'utf8')))
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return undefined
    throw error
  }
}

/** What all rooms say in a language; undefined where none of them speaks it. */
export function textsIn(
  folders: readonly WordsFolder[],
  face: 'owner' | 'visitor',
  locale: string,
): Catalogue | undefined {
  const found = folders.flatMap((folder) =>
    [readTexts(folder, face, locale)].filter((texts) => texts !== undefined),
  )
  return found.length === 0 ? undefined : (Object.assign({}, ...found) as Catalogue)
}

function kept<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>()
  return (locale) => {
    const found = made.get(locale) ?? make(locale)
    made.set(locale, found)
    return found
  }
}

/**
 * The words of the owner's app in a language, read when it is first spoken; what is not translated is said in English.
 *
 * @param folders of every room
 */
export function ownerWordsIn(folders: readonly WordsFolder[]): (locale: string) => Translate {
  const texts = kept((locale) => textsIn(folders, 'owner', locale))
  return kept((locale) => {
    const source = texts(DEFAULT_LOCALE) ?? {}
    const own = locale === DEFAULT_LOCALE ? undefined : texts(locale)
    return own ? partialTranslator(locale, own, source) : translator(DEFAULT_LOCALE, [source])
  })
}

/** Where German is written without ß, which stands for ss there. */
const WITHOUT_SHARP_S = new Set(['de-CH', 'de-LI'])

/** A catalogue as a region spells it. */
function speltFor(locale: string, catalogue: Catalogue): Catalogue {
  if (!WITHOUT_SHARP_S.has(locale)) return catalogue
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, text.replaceAll('ß', 'ss')]))
}

/** Visitors' words for a site's locale: its translation, with the region's own spelling and formats. */
export type VisitorWordsOf = (locale: string, filter?: TextFilter) => PageWords

/**
 * Visitors' words, read when a language is first spoken.
 *
 * @param folders of every room
 * @returns with a filter, the words of one answer alone: pseudo-localised, or their keys (contract §5)
 */
export function visitorWordsIn(folders: readonly WordsFolder[]): VisitorWordsOf {
  const texts = kept((locale) => textsIn(folders, 'visitor', locale))
  const made = (locale: string, filter?: TextFilter): PageWords => {
    const source = texts(DEFAULT_LOCALE) ?? {}
    const translation = texts(translationOf(locale))
    return translator(locale, translation ? [speltFor(locale, translation), source] : [source], filter)
  }
  const plain = kept((locale) => made(locale))
  return (locale, filter) => (filter ? made(locale, filter) : plain(locale))
}

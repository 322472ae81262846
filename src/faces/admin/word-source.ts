import type { PartWords } from './split-words.ts'
import type { WordPart } from './word-parts.ts'

/** Gives a part of a language's words; null for a language that has none. */
export type OwnerPart = (locale: string, part: WordPart) => Promise<PartWords | null>

const made = new Map<string, Readonly<Record<WordPart, PartWords>>>()

/**
 * Reads the words from the catalogues themselves, as tests do. The build puts one file a language and part
 * in this module's place (`scripts/build-words.mjs`), so that a browser loads only what it shows.
 */
export const ownerPart: OwnerPart = async (locale, part) => {
  const [{ ownerTexts }, { ownerLoaders }, { splitWords }, { screens }] = await Promise.all([
    import('#kernel/messages/owner/en-US/index.ts'),
    import('./owner-translations.ts'),
    import('./split-words.ts'),
    import('./screens.ts'),
  ])
  const texts = locale === 'en-US' ? ownerTexts : await ownerLoaders[locale]?.()
  if (!texts) return null
  const named = new Set(screens.flatMap(({ title, nav }) => (nav ? [title, nav.label] : [title])))
  const split = made.get(locale) ?? splitWords(texts, ownerTexts, named)
  made.set(locale, split)
  return split[part]
}

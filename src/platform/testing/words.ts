import { globSync } from 'node:fs'
import { DEFAULT_LOCALE } from '#kernel/i18n/locales.ts'
import { readCatalogue } from '#kernel/messages/catalogue.ts'
import type { Catalogue, SourceCatalogue } from '#kernel/messages/message.ts'
import { readFileSync } from 'node:fs'
import { ownerWordsIn, textsIn, visitorWordsIn } from '../read-words.ts'

const src = new URL('../../', import.meta.url)
const folders = globSync('**/words/', { cwd: src }).map(
  (path) => new URL(path.replaceAll('\\', '/').replace(/\/?$/, '/'), src),
)

/** The owner's words of every room, in a language. */
export const ownerWords = ownerWordsIn(folders)
/** Visitors' words of every room. */
export const visitorWords = visitorWordsIn(folders)

/** What every room says in a language, by key; nothing where no room speaks it. */
export const ownerTexts = (locale: string = DEFAULT_LOCALE): Catalogue =>
  textsIn(folders, 'owner', locale) ?? {}
export const visitorTexts = (locale: string = DEFAULT_LOCALE): Catalogue =>
  textsIn(folders, 'visitor', locale) ?? {}

/** The languages that a face is translated into, English left out. */
export function translatedInto(face: 'owner' | 'visitor'): string[] {
  const files = globSync(`**/words/${face}/*.po`, { cwd: src })
  const locales = files.map((path) => path.replaceAll('\\', '/').replace(/^.*\/(.*)\.po$/, '$1'))
  return [...new Set(locales)].filter((locale) => locale !== DEFAULT_LOCALE).toSorted()
}

/** A room's own messages in English, with their notes: `roomWords('areas/sites')`. */
export function roomWords(room: string, face: 'owner' | 'visitor' = 'owner'): SourceCatalogue {
  return readCatalogue(readFileSync(new URL(`${room}/words/${face}/${DEFAULT_LOCALE}.po`, src), 'utf8'))
}

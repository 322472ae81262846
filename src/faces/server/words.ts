import { ownerWordsIn, visitorWordsIn, type WordsFolder } from '#platform/read-words.ts'
import { areas } from './areas.ts'

/** The words of every room that the server speaks: those of the floors and faces, then of the areas. */
const folders: readonly WordsFolder[] = [
  new URL('../../platform/words/', import.meta.url),
  new URL('../../document/words/', import.meta.url),
  new URL('../admin/words/', import.meta.url),
  new URL('../visitor/words/', import.meta.url),
  ...areas.flatMap(({ words }) => words ?? []),
]

/** The words of the owner's app in a language. */
export const ownerWords = ownerWordsIn(folders)

/** Visitors' words for a site's locale. */
export const visitorWords = visitorWordsIn(folders)

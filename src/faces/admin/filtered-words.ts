import { type Lookup, partialTranslator, type TextFilter } from '#kernel/messages/message.ts'
import { ownerTexts } from './word-source.ts'

/**
 * All words of a language through a filter (contract §5: pseudo-localised, or their keys). Loaded only
 * where somebody asked for it: the messages are parsed here.
 */
export async function filteredWords(locale: string, filter: TextFilter): Promise<Lookup> {
  const { own, rest } = await ownerTexts(locale)
  return partialTranslator(locale, own, rest, filter)
}

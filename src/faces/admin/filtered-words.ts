import { partialTranslator, type TextFilter, translator } from '#kernel/messages/message.ts'
import { ownerTexts } from '#kernel/messages/owner/en-US/index.ts'
import type { Words } from '#ui/words.ts'
import { ownerLoaders } from './owner-translations.ts'

/**
 * All words of a language through a filter (contract §5: pseudo-localised, or their keys). Loaded only
 * where somebody asked for it: the messages are parsed here.
 */
export async function filteredWords(locale: string, filter: TextFilter): Promise<Words> {
  const translation = await ownerLoaders[locale]?.()
  return translation
    ? partialTranslator(locale, translation, ownerTexts, filter)
    : translator(locale, [ownerTexts], filter)
}

import { partialTranslator, type Translate, translator } from '#kernel/messages/message.ts'
import { ownerTexts } from '#kernel/messages/owner/en-US/index.ts'
import { ownerTranslations } from '#kernel/messages/owner/index.ts'

const made = new Map<string, Translate>()

/** The words of the owner's app in a language. */
export function ownerWords(locale: string): Translate {
  const found = made.get(locale)
  if (found) return found
  const own = ownerTranslations[locale]
  const words = own ? partialTranslator(locale, own, ownerTexts) : translator('en-US', [ownerTexts])
  made.set(locale, words)
  return words
}

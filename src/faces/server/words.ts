import { type Catalogue, partialTranslator, type Translate, translator } from '#kernel/messages/message.ts'
import { deDE } from '#kernel/messages/owner/de-DE/index.ts'
import { es419 } from '#kernel/messages/owner/es-419/index.ts'
import { frFR } from '#kernel/messages/owner/fr-FR/index.ts'
import { ptBR } from '#kernel/messages/owner/pt-BR/index.ts'
import { ownerTexts } from '#kernel/messages/owner/en-US/index.ts'

const made = new Map<string, Translate>()

/** Translations of the owner's app by locale; what a language lacks is said in English. */
const translations: Readonly<Record<string, Catalogue>> = {
  'de-DE': deDE,
  'es-419': es419,
  'fr-FR': frFR,
  'pt-BR': ptBR,
}

/** The words of the owner's app in a language. */
export function ownerWords(locale: string): Translate {
  const found = made.get(locale)
  if (found) return found
  const own = translations[locale]
  const words = own ? partialTranslator(locale, own, ownerTexts) : translator('en-US', [ownerTexts])
  made.set(locale, words)
  return words
}

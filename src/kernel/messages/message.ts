import { setupI18n, type I18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { writtenValues } from './written-values.ts'

/** A message in the source language, with a note that tells translators where it stands and who reads it. */
export interface SourceMessage {
  readonly text: string
  readonly note: string
}

/** The language sources are written in. */
const SOURCE_LOCALE = 'en-US'

export type SourceCatalogue = Readonly<Record<string, SourceMessage>>
/** A catalogue in any language: key to ICU MessageFormat. */
export type Catalogue = Readonly<Record<string, string>>

export type MessageValues = Readonly<Record<string, string | number>>
/** Gives the words of a key, with the placeholders filled in. */
export type Translate = (key: string, values?: MessageValues) => string

/** The texts of a source catalogue. */
export function textsOf(source: SourceCatalogue): Catalogue {
  return Object.fromEntries(Object.entries(source).map(([key, message]) => [key, message.text]))
}

/** How the text is treated on its way out: as it is, pseudo-localised, or its key instead of it. */
export type TextFilter = (text: string, key: string) => string

/**
 * The words of one locale.
 *
 * @param locale a BCP 47 tag; plural rules and number formats follow it
 * @param catalogues the first that has a key wins; the last is the source language
 * @param filter pseudo-localisation or key debugging (contract §5)
 */
export function translator(locale: string, catalogues: readonly Catalogue[], filter?: TextFilter): Translate {
  const messages: Record<string, string> = {}
  for (const catalogue of catalogues.toReversed()) Object.assign(messages, catalogue)
  if (filter) {
    for (const [key, text] of Object.entries(messages)) messages[key] = filter(text, key)
  }
  const i18n: I18n = setupI18n({ locale, messages: { [locale]: messages } })
  // Read once each, and not each time it is said.
  const compiled = new Map<string, ReturnType<typeof compileMessage>>()
  i18n.setMessagesCompiler((text) => {
    const known = compiled.get(text) ?? compileMessage(text)
    compiled.set(text, known)
    return known
  })
  // A key without a message is a fault of ours, caught by a test; a person still sees something short.
  return (key, values) => (key in messages ? i18n._(key, values && writtenValues(values)) : key)
}

/**
 * The words of a catalogue that is not complete: what it lacks is said in the source language, with
 * that language's plurals and numbers, so that no half sentence is bent by another's rules.
 *
 * @param locale of the catalogue
 * @param catalogue as far as it is translated
 * @param source every key, in English
 */
export function partialTranslator(
  locale: string,
  catalogue: Catalogue,
  source: Catalogue,
  filter?: TextFilter,
): Translate {
  const own = translator(locale, [catalogue], filter)
  const rest = translator(SOURCE_LOCALE, [source], filter)
  return (key, values) => (Object.hasOwn(catalogue, key) ? own(key, values) : rest(key, values))
}

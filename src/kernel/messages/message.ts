import { setupI18n, type I18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { writtenValues } from './written-values.ts'

/**
 * Every message that owners read, by its key, with the values that it takes. The rooms' own are
 * declared in `src/words.d.ts`, which `scripts/words.ts` makes of their catalogues.
 */
export interface OwnerMessages {}
/** The same of what visitors of sites read. */
export interface VisitorMessages {}
/** The parts that owners' words travel to a browser in, of every room. */
export interface OwnerParts {}
/** The same of visitors' words. */
export interface VisitorParts {}

export interface Messages extends OwnerMessages, VisitorMessages {}
export type OwnerKey = keyof OwnerMessages
export type VisitorKey = keyof VisitorMessages
/** A part of the owner's words; a screen names those that it speaks. */
export type OwnerPart = keyof OwnerParts
export type VisitorPart = keyof VisitorParts

type After<Start extends string, Key> = Key extends `${Start}.${infer Rest}` ? Rest : never
/** What the keys of the owner's words say after a name that they begin with. */
export type OwnerKeyAfter<Start extends string> = After<Start, OwnerKey>
/** What may be refused: the code of each message `refusal.<code>`. */
export type RefusalCode = OwnerKeyAfter<'refusal'>

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
/** Gives the words of a key, with the placeholders filled in; the key itself where there are none. */
export type Lookup = (key: string, values?: MessageValues) => string

type IsUnion<Key, All = Key> = Key extends unknown ? ([All] extends [Key] ? false : true) : never
/** What a message is said with: its own values, or, where the key is one of several, whatever they take. */
export type Given<Key extends keyof Messages> =
  true extends IsUnion<Key>
    ? [values?: MessageValues]
    : keyof Messages[Key] extends never
      ? [values?: undefined]
      : [values: Messages[Key]]

/** The owner's words: a key that is none of theirs, or values that the message does not take, do not compile. */
export type Translate = <Key extends OwnerKey>(key: Key, ...values: Given<Key>) => string
/** The same of visitors' words. */
export type VisitorTranslate = <Key extends VisitorKey>(key: Key, ...values: Given<Key>) => string
/** Both: for what is drawn on a site and on the canvas, where the empty states speak to the owner. */
export type PageWords = <Key extends keyof Messages>(key: Key, ...values: Given<Key>) => string

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
export function translator(locale: string, catalogues: readonly Catalogue[], filter?: TextFilter): Lookup {
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
): Lookup {
  const own = translator(locale, [catalogue], filter)
  const rest = translator(SOURCE_LOCALE, [source], filter)
  return (key, values) => (Object.hasOwn(catalogue, key) ? own(key, values) : rest(key, values))
}

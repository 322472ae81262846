/**
 * The words inside components ("Close", "Show password"). They are the design system's own (`words/owner/`);
 * whoever puts the app together hands in a lookup for the person's language through {@link WordsContext}. Without
 * one, English is used.
 */
import { createContext, useContext } from 'react'
import type { MessageValues, OwnerKey, OwnerPart, Translate } from '#kernel/messages/message.ts'
import english from './words/owner/en-US.po'

/** A key of the design system's own words. */
export type UiKey = Extract<OwnerKey, `ui.${string}`>

/** Values for the placeholders of a message. */
export type WordValues = MessageValues

/** Key and values in, words in the person's language out. Never throws. */
export type Words = Translate

/** Puts values in the place of `{name}` and `{name, number}`; a name without a value stays as written. */
export function fillWords(text: string, values: WordValues = {}): string {
  return text.replace(/\{(\w+)(?:, number)?\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? value.toLocaleString('en-US') : value
  })
}

/** The English words, for tests and for screens that stand outside the app. */
export const englishWords: Words = (key: string, values?: WordValues) =>
  fillWords(english[key] ?? key, values)

/** The lookup in force. */
export const WordsContext = createContext<Words>(englishWords)

/** The lookup of the person's language. */
export function useWords(): Words {
  return useContext(WordsContext)
}

/** Loads parts of the words, which the lookup in force knows once the promise has resolved. */
export type LearnWords = (parts: readonly OwnerPart[]) => Promise<void>

/** How words are loaded; the app puts its own way here. Without one, they are there already. */
export const LearnWordsContext = createContext<LearnWords>(() => Promise.resolve())

/** Loads words that come late. */
export function useLearnWords(): LearnWords {
  return useContext(LearnWordsContext)
}

/** A fault of a field as a message code with its values, as refusals carry it. */
export interface Fault {
  readonly code: string
  readonly values?: WordValues
}

/** Turns a fault into a sentence; null when the catalogue has none for this code. */
export type FaultWords = (fault: Fault) => string | null

/** How refusal codes become sentences; the app puts its catalogue here. */
export const FaultWordsContext = createContext<FaultWords>(() => null)

/** The lookup for refusal codes. */
export function useFaultWords(): FaultWords {
  return useContext(FaultWordsContext)
}

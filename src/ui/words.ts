/**
 * The words inside components ("Close", "Show password"). They belong to the owner's catalogue
 * (`#kernel/messages/owner/en-US/ui.ts`); whoever puts the app together hands in a lookup for the person's
 * language through {@link WordsContext}. Without one, English is used.
 */
import { createContext, useContext } from 'react'
import { ui } from '#kernel/messages/owner/en-US/ui.ts'

/** A key of the design system's own words. */
export type UiKey = keyof typeof ui

/** Values for the placeholders of a message. */
export type WordValues = Readonly<Record<string, string | number>>

/**
 * Key and values in, words in the person's language out. Never throws. Components use {@link UiKey}s;
 * screens pass the keys of their own room, which the app's lookup knows too.
 */
export type Words = (key: UiKey | (string & {}), values?: WordValues) => string

/** Puts values in the place of `{name}` and `{name, number}`; a name without a value stays as written. */
export function fillWords(text: string, values: WordValues = {}): string {
  return text.replace(/\{(\w+)(?:, number)?\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? value.toLocaleString('en-US') : value
  })
}

/** The English words, for tests and for screens that stand outside the app. */
export const englishWords: Words = (key, values) => fillWords(key in ui ? ui[key as UiKey].text : key, values)

/** The lookup in force. */
export const WordsContext = createContext<Words>(englishWords)

/** The lookup of the person's language. */
export function useWords(): Words {
  return useContext(WordsContext)
}

/** Words that come with a part of a screen which is itself loaded late. */
export type LatePart = 'sections'

/** How such words are loaded; the app puts its own way here. Without one, they are there already. */
export const LateWordsContext = createContext<(parts: readonly LatePart[]) => Promise<void>>(() =>
  Promise.resolve(),
)

/** Loads words that come late: the lookup in force knows them once the promise has resolved. */
export function useLateWords(): (parts: readonly LatePart[]) => Promise<void> {
  return useContext(LateWordsContext)
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

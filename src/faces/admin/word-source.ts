import type { CompiledCatalogue } from '#kernel/messages/compiled.ts'
import type { Catalogue, OwnerPart } from '#kernel/messages/message.ts'

/** What a language says itself of some words, and what it lacks, in English. */
export interface Divided<Texts> {
  readonly own: Texts
  readonly rest: Texts
}

export type PartWords = Divided<CompiledCatalogue>

/** Gives a part of a language's words; null for a language that has none. */
export type WordSource = (locale: string, part: OwnerPart | 'app') => Promise<PartWords | null>

const wordsOf = async (name: string): Promise<unknown> => ((await import(name)) as { words: unknown }).words

/**
 * The words as the build makes them (`scripts/build-words.mjs`). It puts one file a language and part in this
 * module's place, so that a browser loads only what it shows.
 */
export const ownerPart: WordSource = async (locale, part) =>
  (await wordsOf(`words:owner/${locale}/${part}`)) as PartWords | null

/** All words of a language, which are not parsed yet. */
export const ownerTexts = async (locale: string): Promise<Divided<Catalogue>> =>
  (await wordsOf(`words:texts/${locale}`)) as Divided<Catalogue>

import { compileAll } from '#kernel/messages/compile.ts'
import type { CompiledCatalogue } from '#kernel/messages/compiled.ts'
import { partOf, type WordPart, wordParts } from './word-parts.ts'

/** A part of a language: what it says itself, and what it lacks, in English. */
export interface PartWords {
  readonly own: CompiledCatalogue
  readonly rest: CompiledCatalogue
}

/**
 * The owner's words of a language, by the part they travel in.
 *
 * @param texts of the language, as far as it is translated
 * @param source every message, in English
 * @param named the titles of screens and their names in the navigation
 */
export function splitWords(
  texts: Readonly<Record<string, string>>,
  source: Readonly<Record<string, string>>,
  named: ReadonlySet<string>,
): Readonly<Record<WordPart, PartWords>> {
  const chosen = (part: WordPart, isOwn: boolean) =>
    compileAll(
      Object.fromEntries(
        Object.entries(source)
          .filter(([key]) => partOf(key, named) === part && Object.hasOwn(texts, key) === isOwn)
          .map(([key, text]) => [key, texts[key] ?? text]),
      ),
    )
  const parts = wordParts.map((part) => [part, { own: chosen(part, true), rest: chosen(part, false) }])
  return Object.fromEntries(parts) as Record<WordPart, PartWords>
}

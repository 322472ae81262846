import type { TranslationLocale } from '../i18n/locales.ts'
import type { CompiledCatalogue } from './compiled.ts'
import type { VisitorPart } from './message.ts'

/**
 * A part of visitors' words in a language, of every room. The build puts one file a language and part in this
 * module's place (`scripts/build-words.mjs`), so that a browser loads what it draws, parsed already.
 */
export async function visitorPart(locale: TranslationLocale, part: VisitorPart): Promise<CompiledCatalogue> {
  return ((await import(`words:visitor/${locale}/${part}`)) as { words: CompiledCatalogue }).words
}

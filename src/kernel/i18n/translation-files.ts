import { type TranslationLocale, translationLocales } from './locales.ts'

/** A locale that must have words has no file of them. Fails the build. */
export class MissingTranslationFileError extends Error {
  readonly locale: TranslationLocale

  constructor(locale: TranslationLocale, path: string) {
    super(`Missing translation file for locale ${locale}: ${path}`)
    this.name = 'MissingTranslationFileError'
    this.locale = locale
  }
}

/**
 * Checks that every locale of the contract (§5) has its translation file.
 *
 * @param files names of those that are there, in a room's folder of visitors' words (`de-DE.po`)
 * @throws MissingTranslationFileError for the first that is missing
 */
export function checkTranslationFiles(files: Iterable<string>): void {
  const found = new Set(files)
  for (const locale of translationLocales) {
    const path = `${locale}.po`
    if (!found.has(path)) throw new MissingTranslationFileError(locale, path)
  }
}

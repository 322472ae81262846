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
 * @param files paths that are there, relative to the folder of catalogues
 * @param pathOf where the file of a locale belongs (`visitor/de-DE.ts`)
 * @throws MissingTranslationFileError for the first that is missing
 */
export function checkTranslationFiles(
  files: Iterable<string>,
  pathOf: (locale: TranslationLocale) => string = (locale) => `visitor/${locale}.ts`,
): void {
  const found = new Set(files)
  for (const locale of translationLocales) {
    const path = pathOf(locale)
    if (!found.has(path)) throw new MissingTranslationFileError(locale, path)
  }
}

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type CLDR, CLDRFramework } from '@phensley/cldr'
import { cldrFormats } from './cldr-formats.server.ts'
import type { Formats } from './formats.ts'
import { intlFormats } from './intl-formats.ts'
import { DEFAULT_LOCALE, betaVisitorLocales, languageOf, visitorLocales } from './locales.ts'

/** A locale data pack did not load. The message begins as the contract says (§5), and names the language. */
export class PackLoadError extends Error {
  readonly language: string

  constructor(language: string, cause: unknown) {
    super(`Unable to load i18n cldr pack ${language}`, { cause })
    this.name = 'PackLoadError'
    this.language = language
  }
}

/** A pack was made for another version of the library. Fails the build. */
export class PackChecksumError extends Error {
  readonly language: string

  constructor(language: string, cause: unknown) {
    super(
      `Resource pack checksum mismatch for language ${language}: packs and library must be of one version`,
      {
        cause,
      },
    )
    this.name = 'PackChecksumError'
    this.language = language
  }
}

/** Reads the pack of a language (`de`), as JSON text. */
export type PackReader = (language: string) => Promise<string>

/** Reads the packs that come with the library. */
export const packagedPack: PackReader = (language) => {
  if (!/^[a-z]{2,3}$/.test(language)) return Promise.reject(new Error(`No language: ${language}`))
  return readFile(fileURLToPath(import.meta.resolve(`@phensley/cldr/packs/${language}.json`)), 'utf8')
}

function failure(language: string, cause: unknown): PackLoadError | PackChecksumError {
  return cause instanceof Error && cause.message.startsWith('Checksum mismatch')
    ? new PackChecksumError(language, cause)
    : new PackLoadError(language, cause)
}

export interface LocaleDataOptions {
  /** The packaged ones unless given. */
  readonly read?: PackReader
  /** Told once for each failed try to load a pack; the page goes on. */
  readonly onError?: (error: PackLoadError | PackChecksumError) => void
}

/**
 * Locale data on the server, a pack a language, loaded when it is first asked for and kept. A pack
 * that fails is told, the caller goes on in the default locale, and the next who asks tries again.
 */
export class LocaleData {
  readonly #framework: CLDRFramework
  readonly #onError: (error: PackLoadError | PackChecksumError) => void
  readonly #loading = new Map<string, Promise<CLDR>>()

  constructor(options: LocaleDataOptions = {}) {
    this.#framework = new CLDRFramework({
      asyncLoader: options.read ?? packagedPack,
      // All languages of ours stay in memory: thirteen packs.
      packCacheSize: 16,
      patternCacheSize: 500,
    })
    this.#onError = options.onError ?? (() => undefined)
  }

  /**
   * The data of a locale.
   *
   * @throws PackLoadError, PackChecksumError
   */
  load(locale: string): Promise<CLDR> {
    const found = this.#loading.get(locale)
    if (found) return found
    const loading = this.#framework.getAsync(locale).catch((cause: unknown) => {
      this.#loading.delete(locale)
      throw failure(languageOf(locale), cause)
    })
    this.#loading.set(locale, loading)
    return loading
  }

  /**
   * The formats of a locale, on its data. When that does not load they are those of the default
   * locale, and when even that does not, the runtime's own for the default locale. Never fails for
   * want of data.
   *
   * @throws RangeError for a time zone that is unknown
   */
  async formats(locale: string, timeZone = 'UTC'): Promise<Formats> {
    for (const each of locale === DEFAULT_LOCALE ? [locale] : [locale, DEFAULT_LOCALE]) {
      try {
        return cldrFormats(await this.load(each), each, timeZone)
      } catch (error) {
        if (!(error instanceof PackLoadError) && !(error instanceof PackChecksumError)) throw error
        this.#onError(error)
      }
    }
    return intlFormats(DEFAULT_LOCALE, timeZone)
  }
}

/**
 * Loads the pack of every locale we have: what the build runs, so that a missing or mismatched pack
 * never reaches a server.
 *
 * @throws PackLoadError, PackChecksumError
 */
export async function checkPacks(read: PackReader = packagedPack): Promise<void> {
  const data = new LocaleData({ read })
  for (const locale of [...visitorLocales, ...betaVisitorLocales]) await data.load(locale)
}

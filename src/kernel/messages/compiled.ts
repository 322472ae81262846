import { setupI18n } from '@lingui/core'
import type { Lookup, MessageValues } from './message.ts'
import { writtenValues } from './written-values.ts'

/** A message that is parsed already: bare words, or lingui's tokens of them and their placeholders. */
export type CompiledMessage = string | readonly unknown[]
/** A catalogue in any language, as a browser gets it: nothing is left to parse. */
export type CompiledCatalogue = Readonly<Record<string, CompiledMessage>>

/** Words of one locale that grow: what a screen says is added when it is opened. */
export interface GrowingWords {
  readonly words: Lookup
  has(key: string): boolean
  add(catalogue: CompiledCatalogue): void
}

/**
 * The words of a locale from compiled catalogues, as far as they were added.
 *
 * @param locale a BCP 47 tag; plural rules and number formats follow it
 */
export function growingWords(locale: string): GrowingWords {
  const known = new Map<string, CompiledMessage>()
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  return {
    words(key, values?: MessageValues) {
      const message = known.get(key) ?? key
      // Lingui takes bare words for a message that nobody compiled, and writes a warning for each.
      return typeof message === 'string' ? message : i18n._(key, values && writtenValues(values))
    },
    has: (key) => known.has(key),
    add(catalogue) {
      i18n.load(locale, catalogue as Parameters<typeof i18n.load>[1] & object)
      for (const key in catalogue) known.set(key, catalogue[key] ?? key)
    },
  }
}

import { translationOf } from '#kernel/i18n/locales.ts'
import {
  type Catalogue,
  type TextFilter,
  textsOf,
  type Translate,
  translator,
} from '#kernel/messages/message.ts'
import { visitorSource } from '#kernel/messages/visitor/en-US.ts'
import { visitorTranslations } from '#kernel/messages/visitor/index.ts'

const made = new Map<string, Translate>()
const source: Catalogue = textsOf(visitorSource)

/** Where German is written without ß, which stands for ss there. */
const WITHOUT_SHARP_S = new Set(['de-CH', 'de-LI'])

/** A catalogue as a region spells it. */
function speltFor(locale: string, catalogue: Catalogue): Catalogue {
  if (!WITHOUT_SHARP_S.has(locale)) return catalogue
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, text.replaceAll('ß', 'ss')]))
}

/**
 * The visitor's words for a site's locale: its translation, with the region's own spelling and formats.
 *
 * @param filter for one answer alone: pseudo-localisation or message keys (contract §5)
 */
export function visitorWords(locale: string, filter?: TextFilter): Translate {
  const found = filter ? undefined : made.get(locale)
  if (found) return found
  const translation = visitorTranslations[translationOf(locale)]
  const words = translator(locale, translation ? [speltFor(locale, translation), source] : [source], filter)
  if (!filter) made.set(locale, words)
  return words
}

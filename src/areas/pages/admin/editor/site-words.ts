import { DEFAULT_LOCALE, translationOf } from '#kernel/i18n/locales.ts'
import { growingWords } from '#kernel/messages/compiled.ts'
import type { Translate } from '#kernel/messages/message.ts'
import { visitorWordsOf } from '#kernel/messages/visitor/compiled-words.ts'

/**
 * The words that visitors of a site read, in the site's language, for drawing on the canvas.
 * What is not in their catalogue is the person's own (empty states).
 *
 * @param own the words of the person
 */
export async function siteWords(locale: string, own: Translate): Promise<Translate> {
  const site = growingWords(locale)
  site.add(await visitorWordsOf(translationOf(locale)).catch(() => visitorWordsOf(DEFAULT_LOCALE)))
  return (key, values) => (site.has(key) ? site.words(key, values) : own(key, values))
}

import { DEFAULT_LOCALE, translationOf } from '#kernel/i18n/locales.ts'
import { growingWords } from '#kernel/messages/compiled.ts'
import type { Lookup, PageWords, Translate, VisitorPart } from '#kernel/messages/message.ts'
import { visitorPart } from '#kernel/messages/visitor-words.ts'

/** What visitors read on a page: around it, and in its blocks. */
const drawn: readonly VisitorPart[] = ['page', 'block']

/**
 * The words that visitors of a site read, in the site's language, for drawing on the canvas.
 * What is not in their catalogue is the person's own (empty states).
 *
 * @param own the words of the person
 */
export async function siteWords(locale: string, own: Translate): Promise<PageWords> {
  const site = growingWords(locale)
  const add = async (part: VisitorPart): Promise<void> => {
    site.add(await visitorPart(translationOf(locale), part).catch(() => visitorPart(DEFAULT_LOCALE, part)))
  }
  await Promise.all(drawn.map(add))
  const person = own as Lookup
  return (key: string, values?: Parameters<Lookup>[1]) =>
    site.has(key) ? site.words(key, values) : person(key, values)
}

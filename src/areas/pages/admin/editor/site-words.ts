import { translationOf } from '#kernel/i18n/locales.ts'
import { textsOf, type Translate, translator } from '#kernel/messages/message.ts'

/**
 * The words that visitors of a site read, in the site's language, for drawing on the canvas.
 * What is not in their catalogue is the person's own (empty states).
 *
 * @param own the words of the person
 */
export async function siteWords(locale: string, own: Translate): Promise<Translate> {
  const [{ visitorSource }, { visitorTranslations }] = await Promise.all([
    import('#kernel/messages/visitor/en-US.ts'),
    import('#kernel/messages/visitor/index.ts'),
  ])
  const translation = visitorTranslations[translationOf(locale)]
  const source = textsOf(visitorSource)
  const words = translator(locale, translation ? [translation, source] : [source])
  return (key, values) => (key in source ? words(key, values) : own(key, values))
}

import type { PackReader } from '#kernel/i18n/packs.server.ts'
import { partialTranslator, type Translate, translator } from '#kernel/messages/message.ts'
import { ownerTexts } from '#kernel/messages/owner/en-US/index.ts'
import { ownerTranslations } from '#kernel/messages/owner/index.ts'
import type { Log } from '#platform/log/log.ts'
import type { Tools } from '#platform/tools.ts'

const made = new Map<string, Translate>()

/** The words of the owner's app in a language. */
export function ownerWords(locale: string): Translate {
  const found = made.get(locale)
  if (found) return found
  const own = ownerTranslations[locale]
  const words = own ? partialTranslator(locale, own, ownerTexts) : translator('en-US', [ownerTexts])
  made.set(locale, words)
  return words
}

/**
 * The formats of a locale on its data pack (contract §5). What loads packs is loaded with the first mail, by which a
 * process that only serves is spared it. A pack that fails is told, and the mail goes on in the default locale.
 *
 * @param read the packs that come with the library, unless given
 */
export function formatsOnPacks(log: Pick<Log, 'error'>, read?: PackReader): Tools['formats'] {
  const load = async () => {
    const { LocaleData } = await import('#kernel/i18n/packs.server.ts')
    return new LocaleData({ read, onError: (error) => log.error({ err: error }, error.message) })
  }
  let data: ReturnType<typeof load> | undefined
  return async (locale) => {
    data ??= load()
    return (await data).formats(locale)
  }
}

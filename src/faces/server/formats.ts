import type { PackReader } from '#kernel/i18n/packs.server.ts'
import type { Log } from '#platform/log/log.ts'
import type { Tools } from '#platform/tools.ts'

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

import { EventEmitter, on } from 'node:events'
import type { Presence, SavedPatches } from '../contract.ts'
import type { Database } from '#platform/db/database.ts'
import { STYLES_CHANNEL } from '../styles/styles.store.ts'
import { PATCHES_CHANNEL, PRESENCE_CHANNEL } from './draft.store.ts'

interface PatchNotice {
  readonly siteId: string
  readonly pageId: string
  readonly version: number
  readonly clientId: string
  readonly saveId: string
  readonly authorId: string | null
  readonly patches?: SavedPatches['patches']
}

export type PageNews =
  | { readonly kind: 'patches'; readonly notice: PatchNotice }
  | { readonly kind: 'presence'; readonly presence: Presence }
  | { readonly kind: 'styles'; readonly version: number }
  /** Nothing could be heard for a while: what there is must be looked up. */
  | { readonly kind: 'missed' }

/** What every follower is told when the line was lost. */
const MISSED = 'missed'

/**
 * What happens on pages, heard from every process through the database and told to whoever follows
 * a page. One listener a process, whatever the number of people.
 */
const hub = new EventEmitter({ captureRejections: false })
hub.setMaxListeners(0)

/** Begins to listen; called once, when the program starts. Gives the way to stop. */
export async function listenToPages(database: Database): Promise<() => Promise<void>> {
  const stops = [
    await database.listen(
      PATCHES_CHANNEL,
      (text) => {
        const notice = JSON.parse(text) as PatchNotice
        hub.emit(`${notice.siteId}/${notice.pageId}`, { kind: 'patches', notice } satisfies PageNews)
      },
      () => hub.emit(MISSED, { kind: 'missed' } satisfies PageNews),
    ),
    await database.listen(PRESENCE_CHANNEL, (text) => {
      const { siteId, pageId, presence } = JSON.parse(text) as {
        siteId: string
        pageId: string
        presence: Presence
      }
      hub.emit(`${siteId}/${pageId}`, { kind: 'presence', presence } satisfies PageNews)
    }),
    await database.listen(STYLES_CHANNEL, (text) => {
      const { siteId, version } = JSON.parse(text) as { siteId: string; version: number }
      hub.emit(`${siteId}/styles`, { kind: 'styles', version } satisfies PageNews)
    }),
  ]
  return async () => {
    for (const stop of stops) await stop()
  }
}

/** The news of one page, until the signal. Begins to keep them at the call, so that none falls between. */
export function newsOf(siteId: string, pageId: string, signal: AbortSignal): AsyncIterable<PageNews> {
  const news = on(hub, `${siteId}/${pageId}`, { signal })
  const pass = (item: PageNews): boolean => hub.emit(`${siteId}/${pageId}`, item)
  for (const wider of [`${siteId}/styles`, MISSED]) {
    hub.on(wider, pass)
    signal.addEventListener('abort', () => hub.off(wider, pass), { once: true })
  }
  return {
    async *[Symbol.asyncIterator]() {
      try {
        for await (const [item] of news) yield item as PageNews
      } catch (error) {
        if (!signal.aborted) throw error
      }
    },
  }
}

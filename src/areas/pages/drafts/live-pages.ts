import { EventEmitter } from 'node:events'
import type { Presence } from '../contract.ts'
import type { Database } from '#platform/db/database.ts'
import { STYLES_CHANNEL } from '../styles/styles.store.ts'
import { PATCHES_CHANNEL, type PatchNotice, PRESENCE_CHANNEL } from './draft.store.ts'

export type PageNews =
  | { readonly kind: 'patches'; readonly notice: PatchNotice }
  | { readonly kind: 'presence'; readonly presence: Presence }
  | { readonly kind: 'styles'; readonly version: number }
  /** Something may have been missed: what there is must be looked up. */
  | { readonly kind: 'missed' }

/** What every follower is told when the line was lost. */
const MISSED = 'missed'

/** After so long a follower looks by themselves whether there is something they were not told. */
const LOOK_AGAIN_MS = 30_000

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

/** People whose places a follower was not told yet, at most: many more than work on one page. */
const MOST_PEOPLE = 200

/**
 * What one follower was not told yet. Of each thing only how it is now: who reads slowly, or not at all, has no use
 * for what it was meanwhile, and would have it pile up for as long as the stream is open.
 */
class Untold {
  readonly #items = new Map<string, PageNews>()
  readonly #people = new Map<string, PageNews>()
  #more = Promise.withResolvers<void>()

  put(item: PageNews): void {
    if (item.kind === 'presence') {
      this.#people.set(item.presence.clientId, item)
      const [oldest] = this.#people.keys()
      if (this.#people.size > MOST_PEOPLE && oldest !== undefined) this.#people.delete(oldest)
    } else this.#items.set(item.kind, item)
    this.wake()
  }

  /** Has whoever waits for more look again. */
  wake(): void {
    this.#more.resolve()
  }

  take(): PageNews | undefined {
    for (const those of [this.#items, this.#people])
      for (const [key, item] of those) {
        those.delete(key)
        return item
      }
    return undefined
  }

  async more(): Promise<void> {
    await this.#more.promise
    this.#more = Promise.withResolvers<void>()
  }
}

/** The news of one page, until the signal. Begins to keep them at the call, so that none falls between. */
export function newsOf(siteId: string, pageId: string, signal: AbortSignal): AsyncIterable<PageNews> {
  const untold = new Untold()
  const hear = (item: PageNews): void => untold.put(item)
  const heard = [`${siteId}/${pageId}`, `${siteId}/styles`, MISSED]
  for (const name of heard) hub.on(name, hear)
  // What a process told nobody, because it ended first, is found here.
  const looking = setInterval(() => hear({ kind: 'missed' }), LOOK_AGAIN_MS)
  const forget = (): void => {
    clearInterval(looking)
    for (const name of heard) hub.off(name, hear)
    untold.wake()
  }
  if (signal.aborted) forget()
  else signal.addEventListener('abort', forget, { once: true })
  return {
    async *[Symbol.asyncIterator]() {
      while (!signal.aborted) {
        const item = untold.take()
        if (item) yield item
        else await untold.more()
      }
    },
  }
}

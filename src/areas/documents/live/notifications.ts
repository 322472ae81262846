import { EventEmitter } from 'node:events'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { type Database, json } from '#platform/db/database.ts'
import type { Presence } from '../contract.ts'
import { PATCHES_CHANNEL, type PatchNotice } from '../saves/save.store.ts'

/** Name of the channel on which processes tell each other where people are on documents. */
export const PRESENCE_CHANNEL = 'portico_presence'

/** The same for notifications to subscribers of all documents of a site. */
export const SITE_CHANNEL = 'portico_followers'

/** A notification of an area above to subscribers of any document of a site: its styles changed. */
export interface SiteNotice {
  readonly siteId: string
  /** Name of the server-sent event. A slow subscriber gets only the latest of each name. */
  readonly event: string
  readonly data: unknown
}

interface PresenceNotice {
  readonly siteId: string
  readonly documentId: string
  readonly presence: Presence
}

export type Notification =
  | { readonly kind: 'patches'; readonly notice: PatchNotice }
  | { readonly kind: 'presence'; readonly presence: Presence }
  | { readonly kind: 'site'; readonly notice: SiteNotice }
  /** Something may have been missed: what there is must be looked up. */
  | { readonly kind: 'missed' }

/** Sent to every subscriber when the connection was lost. */
const MISSED = 'missed'

/** Interval at which a subscriber polls for missed notifications. */
const LOOK_AGAIN_MS = 30_000

/**
 * Notifications about documents, from every process through the database, for the subscribers of this process. One
 * database listener for each process, with any number of subscribers.
 */
const hub = new EventEmitter({ captureRejections: false })
hub.setMaxListeners(0)

const keyOf = ({ siteId, documentId }: { siteId: string; documentId: string }) => `${siteId}/${documentId}`
const keyOfSite = (siteId: string) => `${siteId}/*`
const emit = (key: string, item: Notification) => hub.emit(key, item)

/** Begins to listen; called once, when the program starts. Gives the way to stop. */
export async function listenToDocuments(database: Database): Promise<() => Promise<void>> {
  const stops = [
    await database.listen(
      PATCHES_CHANNEL,
      (text) => {
        const notice = JSON.parse(text) as PatchNotice
        emit(keyOf(notice), { kind: 'patches', notice })
      },
      () => emit(MISSED, { kind: 'missed' }),
    ),
    await database.listen(PRESENCE_CHANNEL, (text) => {
      const notice = JSON.parse(text) as PresenceNotice
      emit(keyOf(notice), { kind: 'presence', presence: notice.presence })
    }),
    await database.listen(SITE_CHANNEL, (text) => {
      const notice = JSON.parse(text) as SiteNotice
      emit(keyOfSite(notice.siteId), { kind: 'site', notice })
    }),
  ]
  return async () => {
    for (const stop of stops) await stop()
  }
}

/** Tells everyone on a document where a person is, once the transaction commits. */
export function sendPresence(ctx: Ctx, documentId: string, presence: Presence): void {
  const notice: PresenceNotice = { siteId: siteOf(ctx), documentId, presence }
  ctx.afterCommit(() => ctx.tools.notify(PRESENCE_CHANNEL, json(notice)))
}

/** Tells everyone on any document of the site of something, once the transaction commits. */
export function notifyFollowers(ctx: Ctx, event: string, data: unknown): void {
  const notice: SiteNotice = { siteId: siteOf(ctx), event, data }
  ctx.afterCommit(() => ctx.tools.notify(SITE_CHANNEL, json(notice)))
}

/** The most pending positions of other people for a subscriber: many more than edit one document. */
const MOST_PEOPLE = 200

/**
 * Pending notifications of one subscriber: only the latest state of each thing. A slow reader does not need the states
 * in between, which would pile up as long as the stream is open.
 */
class Pending {
  readonly #items = new Map<string, Notification>()
  readonly #people = new Map<string, Notification>()
  #more = Promise.withResolvers<void>()

  put(item: Notification): void {
    if (item.kind === 'presence') {
      this.#people.set(item.presence.clientId, item)
      const [oldest] = this.#people.keys()
      if (this.#people.size > MOST_PEOPLE && oldest !== undefined) this.#people.delete(oldest)
    } else this.#items.set(item.kind === 'site' ? `site/${item.notice.event}` : item.kind, item)
    this.wake()
  }

  /** Has who waits for more look again. */
  wake(): void {
    this.#more.resolve()
  }

  take(): Notification | undefined {
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

/** The notifications of one document, until the signal. Collected from the call on, so that none is missed. */
export function notificationsOf(
  siteId: string,
  documentId: string,
  signal: AbortSignal,
): AsyncIterable<Notification> {
  const pending = new Pending()
  const put = (item: Notification): void => pending.put(item)
  const keys = [keyOf({ siteId, documentId }), keyOfSite(siteId), MISSED]
  for (const key of keys) hub.on(key, put)
  // A save whose process ended before it notified is found here.
  const looking = setInterval(() => put({ kind: 'missed' }), LOOK_AGAIN_MS)
  const stop = (): void => {
    clearInterval(looking)
    for (const key of keys) hub.off(key, put)
    pending.wake()
  }
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  return {
    async *[Symbol.asyncIterator]() {
      while (!signal.aborted) {
        const item = pending.take()
        if (item) yield item
        else await pending.more()
      }
    },
  }
}

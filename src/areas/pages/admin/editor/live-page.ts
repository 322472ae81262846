import type { AssetBook } from '#areas/assets/admin/index.tsx'
import type { RemoteEvent, Whereabouts } from '#editor/index.tsx'
import { call, hrefOf } from '#kernel/api-client/call.ts'
import { cookieValue, CRUMB_COOKIE, CRUMB_HEADER } from '#kernel/api-client/client.ts'
import { openEvents } from './event-stream.ts'
import { fillPath } from '#kernel/endpoint.ts'
import { pageDrafts } from '../../contract.ts'
import { followStream } from './follow-page.ts'
import { seldom } from './seldom.ts'
import { assetIdsOfPatches } from './patch-assets.ts'
import { Roster, TELL_EVERY, toldOf } from './roster.ts'

/** A tab that nobody looks at lets its stream go after so long, ms: a server of few connections has others. */
const HIDDEN_FOR = 60_000

const { followDocument, tellPresence } = pageDrafts

/** The least time between two words of where we are, ms. */
const GAP = 300

export interface LivePageGiven {
  readonly siteId: string
  readonly pageId: string
  /** The version that was opened. */
  readonly version: number
  /** Names this tab. */
  readonly clientId: string
  /** Whose tab it is. */
  readonly accountId: string
  readonly book: AssetBook
  /** Somebody changed the styles; the version they are at now. */
  onStyles(version: number): void
}

export interface LivePage {
  subscribe(listen: (event: RemoteEvent) => void): () => void
  tell(at: Whereabouts): void
}

/** Connects the editor with the others on a page, for as long as it listens. */
export function livePage(given: LivePageGiven): LivePage {
  const { siteId, pageId: documentId, clientId } = given
  const roster = new Roster(clientId, given.accountId)
  let at: Whereabouts | null = null
  let isOpen = false

  // One is on its way at a time, and after it a little rest: a cursor that moves with every key is
  // told as often as eyes follow it.
  const send = seldom(GAP, async () => {
    // A place that could not be told is told with the next one.
    if (isOpen) await call(tellPresence, { siteId, documentId, clientId, ...toldOf(at) }).catch(() => {})
  })

  /** The last word of a tab: it must get out though the page is going away. */
  const leave = () => {
    const { path, rest } = fillPath(tellPresence.path, {
      siteId,
      documentId,
      clientId,
      ...toldOf(null),
      isLeaving: true,
    })
    const crumb = cookieValue(document.cookie, CRUMB_COOKIE)
    fetch(path, {
      method: tellPresence.method,
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        ...(crumb === null ? {} : { [CRUMB_HEADER]: crumb }),
      },
      body: JSON.stringify(rest),
    }).catch(() => {
      // Nobody is there to hear it; the others notice by the silence.
    })
  }

  return {
    tell(next) {
      at = next
      send()
    },
    subscribe(listen) {
      // Each event waits until the pictures it names are known, so that none is drawn as missing.
      let line = Promise.resolve()
      const inLine = (event: RemoteEvent, ids?: ReadonlySet<string>) => {
        line = line
          .then(() => (ids && ids.size > 0 ? given.book.load(ids) : undefined))
          .catch(() => {})
          .then(() => listen(event))
      }
      const showPeople = () => inLine({ kind: 'people', people: roster.people() })
      const stream = followStream(
        {
          open: (since) => openEvents(hrefOf(followDocument, { siteId, documentId, since })),
          onPatches(batch, by) {
            // The others got this caret before these words, which then pushed it on: it is told again.
            if (by === clientId && at?.text) send()
            inLine({ kind: 'stored', batch }, assetIdsOfPatches(batch.patches))
          },
          onPresence(told) {
            // The server tells everybody, us as well.
            if (told.clientId === clientId) return
            if (roster.hear(told, Date.now())) send()
            showPeople()
          },
          onStyles: given.onStyles,
          onReady() {
            isOpen = true
            inLine({ kind: 'online' })
            send()
          },
          onBroken() {
            isOpen = false
            roster.clear()
            inLine({ kind: 'people', people: [], isCutOff: true })
          },
          onAhead: (message) => inLine({ kind: 'ahead', message }),
        },
        given.version,
      )
      const beat = setInterval(() => {
        if (roster.expire(Date.now())) showPeople()
        send()
      }, TELL_EVERY)

      let resting: ReturnType<typeof setTimeout> | undefined
      const seen = () => {
        clearTimeout(resting)
        if (document.visibilityState === 'visible') stream.again()
        else
          resting = setTimeout(() => {
            leave()
            isOpen = false
            stream.pause()
          }, HIDDEN_FOR)
      }
      const online = () => stream.again()
      document.addEventListener('visibilitychange', seen)
      addEventListener('online', online)
      addEventListener('pagehide', leave)
      return () => {
        clearTimeout(resting)
        clearInterval(beat)
        document.removeEventListener('visibilitychange', seen)
        removeEventListener('online', online)
        removeEventListener('pagehide', leave)
        if (isOpen) leave()
        isOpen = false
        stream.stop()
      }
    },
  }
}

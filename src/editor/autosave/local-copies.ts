import type { StyleChange } from '#document/style-changes.ts'
import type { Leftover } from './autosave.ts'

/*
 * What the server does not have yet, kept in the browser (IndexedDB) until it does. Each open tab writes
 * under a name of its own and holds a lock of that name while it lives, so that another can tell a tab
 * that is gone from one that is at work.
 */

/** What one tab keeps for one page. */
export interface LocalCopy<P> extends Leftover<P> {
  readonly page: string
  readonly tab: string
  /** When it was written, ms since 1970. */
  readonly at: number
  /** How many changes the tab had made: its history fits only at the same count. */
  readonly count: number
  /** Changes of the site's styles made on this page. */
  readonly styles?: readonly StyleChange[]
}

/** The undo history of a tab, kept apart since it is written less often. */
export interface HistoryCopy {
  readonly page: string
  readonly tab: string
  readonly count: number
  readonly history: unknown
}

export interface LocalCopies<P> {
  /** This tab's name. */
  readonly tab: string
  /** Replaces what this tab keeps for the page; writes follow one another, the last one holds. */
  keep(copy: Omit<LocalCopy<P>, 'tab'>): void
  /** Replaces the undo history this tab keeps for the page. */
  keepHistory(copy: Omit<HistoryCopy, 'tab'>): void
  /** The undo history a tab that is gone kept; undefined when there is none. */
  history(page: string, tab: string): Promise<HistoryCopy | undefined>
  /** What tabs that are gone kept for the page, oldest first; whoever asks owns them until `drop`. */
  left(page: string): Promise<readonly LocalCopy<P>[]>
  /** Other pages whose names begin alike, of which tabs that are gone kept something unsaved. */
  leftElsewhere(prefix: string, page: string): Promise<readonly string[]>
  /** Forgets what a tab that is gone kept: it is stored, or has come over into this one. */
  drop(copy: LocalCopy<P>): Promise<void>
  /** The page is going away: what is not written yet is written at once, in the browser's smaller storage. */
  keepNow(): void
  /** Resolves when everything asked for is written. */
  settled(): Promise<void>
  close(): void
}

const DATABASE = 'portico-editor'
const UNSAVED = 'unsaved'
const HISTORY = 'history'
/** Keys of the small storages, for the moment in which the page goes away. */
const LEFT = 'portico-editor-left '
const HISTORY_KEY = 'portico-editor-history'
const lockName = (tab: string) => `portico-editor:${tab}`

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the browser’s storage failed')),
    )
  })
}

/** Runs what a browser may refuse (private windows, a full disk): then there is nothing. */
function small<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => {
    const store = request.result.createObjectStore(UNSAVED, { keyPath: ['page', 'tab'] })
    store.createIndex('page', 'page')
    request.result.createObjectStore(HISTORY, { keyPath: ['page', 'tab'] })
  })
  return done(request)
}

/** Whether a copy holds anything the server does not have. */
const isWorth = ({ sending, waiting, styles = [] }: LocalCopy<unknown>): boolean =>
  sending !== null || waiting.length > 0 || styles.length > 0

/** Whether the tab of this name has closed. Where locks are missing, no tab counts as closed but our own last one. */
async function isGone(tab: string, own: string | null): Promise<boolean> {
  if (!('locks' in navigator)) return tab === own
  let free = false
  await navigator.locks.request(lockName(tab), { ifAvailable: true }, (lock) => {
    free = lock !== null
  })
  return free
}

/**
 * The browser's own storage for this tab. Where it is refused (private windows of some browsers), the
 * returned object keeps nothing, and saving works without a second copy.
 *
 * @param tab a name of this tab's own; a new one for every load of the page
 * @param previous the name this tab had before it was reloaded, if it was
 */
export function openLocalCopies<P>(tab: string, previous: string | null): LocalCopies<P> {
  const opened = typeof indexedDB === 'undefined' ? null : open().catch(() => null)
  let release: () => void = () => {}
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    void navigator.locks
      .request(lockName(tab), () => new Promise<void>((resolve) => (release = resolve)))
      .catch(() => {})
  }
  let next: Omit<LocalCopy<P>, 'tab'> | null = null
  let writing: Promise<void> | null = null
  let lastHistory: HistoryCopy | null = null
  const own = (page: string) => `${LEFT}${page} ${tab}`

  async function withStore<T>(
    name: string,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    const database = await opened
    if (!database) return undefined
    return done(work(database.transaction(name, mode, { durability: 'relaxed' }).objectStore(name)))
  }

  /** Copies written as their page went away, which can have come before anything of it was in the larger storage. */
  function lateCopies(): LocalCopy<P>[] {
    const keys = small(() => Object.keys(localStorage)) ?? []
    return keys
      .filter((key) => key.startsWith(LEFT))
      .flatMap(
        (key) => small(() => JSON.parse(localStorage.getItem(key) ?? 'null') as LocalCopy<P> | null) ?? [],
      )
  }

  /** Each copy as it was last written, wherever that was. */
  function latest(stored: readonly LocalCopy<P>[]): LocalCopy<P>[] {
    const copies = new Map(stored.map((copy) => [`${copy.page} ${copy.tab}`, copy]))
    for (const late of lateCopies()) {
      const name = `${late.page} ${late.tab}`
      if (late.at >= (copies.get(name)?.at ?? 0)) copies.set(name, late)
    }
    return [...copies.values()]
  }

  async function writeAll(): Promise<void> {
    while (next) {
      const job = next
      next = null
      try {
        await withStore(UNSAVED, 'readwrite', (store) => store.put({ ...job, tab }))
        small(() => localStorage.removeItem(own(job.page)))
      } catch {
        // The disk is full or the browser refuses: the server's copy is the one that counts.
      }
    }
    writing = null
  }

  return {
    tab,
    keep(copy) {
      next = copy
      // A moment's wait, so that a burst of keys is one write.
      writing ??= new Promise<void>((resolve) => setTimeout(resolve, 200)).then(writeAll)
    },
    keepHistory(copy) {
      lastHistory = { ...copy, tab }
      void withStore(HISTORY, 'readwrite', (store) => store.put({ ...copy, tab })).catch(() => undefined)
    },
    keepNow() {
      const job = next
      if (job) small(() => localStorage.setItem(own(job.page), JSON.stringify({ ...job, tab })))
      // Only this tab comes back to its own history, so its own storage will do.
      if (lastHistory) small(() => sessionStorage.setItem(HISTORY_KEY, JSON.stringify(lastHistory)))
    },
    async history(page, of) {
      const here = small(
        () => JSON.parse(sessionStorage.getItem(HISTORY_KEY) ?? 'null') as HistoryCopy | null,
      )
      small(() => sessionStorage.removeItem(HISTORY_KEY))
      if (here?.page === page && here.tab === of) return here
      return withStore(HISTORY, 'readonly', (store) => store.get([page, of])) as Promise<
        HistoryCopy | undefined
      >
    },
    async left(page) {
      const all = (await withStore(UNSAVED, 'readonly', (store) => store.index('page').getAll(page))) ?? []
      const copies: LocalCopy<P>[] = []
      for (const copy of latest(all as LocalCopy<P>[])) {
        if (copy.page === page && copy.tab !== tab && (await isGone(copy.tab, previous))) copies.push(copy)
      }
      return copies.sort((a, b) => a.at - b.at)
    },
    async leftElsewhere(prefix, page) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
      const all = await withStore(UNSAVED, 'readonly', (store) => store.index('page').getAll(range))
      const pages = new Set<string>()
      for (const copy of latest((all ?? []) as LocalCopy<P>[])) {
        if (!copy.page.startsWith(prefix) || copy.page === page || pages.has(copy.page)) continue
        if (isWorth(copy) && (await isGone(copy.tab, previous))) pages.add(copy.page)
      }
      return [...pages]
    },
    async drop(copy) {
      const key = [copy.page, copy.tab]
      small(() => localStorage.removeItem(`${LEFT}${copy.page} ${copy.tab}`))
      await withStore(UNSAVED, 'readwrite', (store) => store.delete(key)).catch(() => undefined)
      await withStore(HISTORY, 'readwrite', (store) => store.delete(key)).catch(() => undefined)
    },
    async settled() {
      await writing
    },
    close() {
      release()
      void opened?.then((database) => database?.close())
    },
  }
}

const TAB_KEY = 'portico-editor-tab'

/** Names this tab anew; gives the name it had before a reload, so that its undo history can be found. */
export function nameTab(newName: string): { readonly tab: string; readonly previous: string | null } {
  try {
    const previous = sessionStorage.getItem(TAB_KEY)
    sessionStorage.setItem(TAB_KEY, newName)
    return { tab: newName, previous }
  } catch {
    return { tab: newName, previous: null }
  }
}

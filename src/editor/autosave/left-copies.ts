import type { StyleChange } from '#document/style-changes.ts'
import type { Leftover } from './autosave.ts'
import { LEFT, small } from './small-storage.ts'

/*
 * What closed tabs could not save is looked for as a page opens (IndexedDB); `local-copies.ts`, which writes it, comes
 * with what saves. Each open tab writes under a name of its own and holds a lock of that name while it lives, so that
 * another can tell a tab that is gone from one that is at work. Whoever takes up what such a tab left holds its lock
 * from then on: of two windows that are opened at once one gets it. The browser lets go of the locks of a window that
 * crashes, and what is there still is the next one's.
 *
 * Where locks are missing no tab counts as gone, but the one that this was before it was reloaded.
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
  /** Tabs whose copies it stands for: they have come over into it, and could not go yet. */
  readonly instead?: readonly string[]
}

/** What tabs that are gone have left, and the storage it lies in. */
export interface LeftCopies<P> {
  /** This tab's name. */
  readonly tab: string
  /** What tabs that are gone kept for the page, oldest first. Nobody is given it again until it is let go of. */
  left(this: void, page: string): Promise<readonly LocalCopy<P>[]>
  /** Other pages whose names begin alike, of which tabs that are gone kept something unsaved. */
  leftElsewhere(prefix: string, page: string): Promise<readonly string[]>
  /** Lets others have what a tab that is gone left, if it is there still. */
  letGo(this: void, tab: string): void
  /** Does something in one of the stores, and is through when it is kept; `undefined` where the browser has no storage. */
  withStore<T>(
    this: void,
    name: typeof UNSAVED | typeof HISTORY,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined>
  /** Lets go of everything, this tab's own too. */
  close(this: void): void
}

const DATABASE = 'portico-editor'
const UNSAVED = 'unsaved'
const HISTORY = 'history'
const lockName = (tab: string) => `portico-editor:${tab}`

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => {
      const store = request.result.createObjectStore(UNSAVED, { keyPath: ['page', 'tab'] })
      store.createIndex('page', 'page')
      request.result.createObjectStore(HISTORY, { keyPath: ['page', 'tab'] })
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

/** Whether a copy holds anything the server does not have. */
const isWorth = ({ sending, waiting, styles = [] }: LocalCopy<unknown>): boolean =>
  sending !== null || waiting.length > 0 || styles.length > 0

/**
 * The browser's own storage for this tab. Where it is refused (private windows of some browsers) there is nothing in
 * it, and saving works without a second copy.
 *
 * @param tab a name of this tab's own; a new one for every load of the page
 * @param previous the name this tab had before it was reloaded, if it was
 */
export function openLeftCopies<P>(tab: string, previous: string | null): LeftCopies<P> {
  const opened = typeof indexedDB === 'undefined' ? null : open().catch(() => null)
  const { locks } = navigator as { readonly locks?: LockManager }
  const releases = new Map<string, () => void>()
  let isClosed = false

  /** Takes the lock of a tab, to hold it until it is let go of. `false`: another has it. */
  const hold = (name: string): Promise<boolean> =>
    new Promise((resolve, reject) => {
      if (!locks) {
        resolve(name === previous && !releases.has(name))
        return void releases.set(name, () => releases.delete(name))
      }
      const held = locks.request(lockName(name), { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock && !isClosed && new Promise<void>((release) => releases.set(name, release))
      })
      held.catch(reject)
    })
  void hold(tab).catch(() => {})

  const withStore: LeftCopies<P>['withStore'] = async (name, mode, work) => {
    const database = await opened
    if (!database) return undefined
    const transaction = database.transaction(name, mode, { durability: 'relaxed' })
    const request = work(transaction.objectStore(name))
    // A full disk is told at the end, when every request has said that it went well.
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('no room')))
    })
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

  /** Each copy of others, of such pages, as it was last written, wherever that was. */
  async function copiesOf(
    pages: string | IDBKeyRange,
    isAsked: (page: string) => boolean,
  ): Promise<LocalCopy<P>[]> {
    const all = await withStore(UNSAVED, 'readonly', (store) => store.index('page').getAll(pages))
    const copies = new Map<string, LocalCopy<P>>()
    for (const copy of [...((all ?? []) as LocalCopy<P>[]), ...lateCopies()]) {
      const name = `${copy.page} ${copy.tab}`
      if (isAsked(copy.page) && copy.tab !== tab && copy.at >= (copies.get(name)?.at ?? 0))
        copies.set(name, copy)
    }
    for (const { page, instead = [] } of copies.values())
      for (const other of instead) copies.delete(`${page} ${other}`)
    return [...copies.values()]
  }

  return {
    tab,
    async left(page) {
      const find = () => copiesOf(page, (one) => one === page)
      const taken = new Set<string>()
      // Its own first: of several windows that come back at once each has its steps to be undone.
      const own = (copy: LocalCopy<P>) => Number(copy.tab === previous)
      for (const copy of (await find()).sort((a, b) => own(b) - own(a)))
        if (await hold(copy.tab)) taken.add(copy.tab)
      // Another may have had it until now, and taken it up: what counts is what is there still.
      const copies = await find()
      return copies.filter((copy) => taken.has(copy.tab)).sort((a, b) => a.at - b.at)
    },
    async leftElsewhere(prefix, page) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
      const copies = await copiesOf(range, (one) => one.startsWith(prefix) && one !== page)
      // Looked at, and not held even for a moment: whoever opens that page now is to get it.
      const held = (await locks?.query())?.held
      const isGone = (name: string) =>
        held ? held.every((lock) => lock.name !== lockName(name)) : name === previous
      return [...new Set(copies.filter((copy) => isWorth(copy) && isGone(copy.tab)).map((copy) => copy.page))]
    },
    letGo: (name) => releases.get(name)?.(),
    withStore,
    close() {
      isClosed = true
      for (const release of releases.values()) release()
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

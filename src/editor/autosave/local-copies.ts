import { unsaved } from './autosave.ts'
import type { LeftCopies, LocalCopy } from './left-copies.ts'
import { LEFT, small } from './small-storage.ts'

/* What the server does not have yet, kept in the browser (IndexedDB) until it does. */

/** The undo history of a tab, kept apart since it is written less often. */
export interface HistoryCopy {
  readonly page: string
  readonly tab: string
  readonly count: number
  readonly history: unknown
}

export interface LocalCopies<P> {
  /** Replaces what this tab keeps for the page; writes follow one another, the last one holds. */
  keep(copy: Omit<LocalCopy<P>, 'tab'>): void
  /** Replaces the undo history this tab keeps for the page. */
  keepHistory(copy: Omit<HistoryCopy, 'tab'>): void
  /** The undo history a tab that is gone kept; undefined when there is none. */
  history(page: string, tab: string): Promise<HistoryCopy | undefined>
  /**
   * Forgets what a tab that is gone kept: it is stored, or has come over into this one. It goes in one step with what
   * this tab keeps instead, so that whatever happens it is there once; where that cannot be written, it stays.
   */
  drop(this: void, copy: LocalCopy<P>): Promise<void>
  /** The page is going away: what is not written yet is written at once, in the browser's smaller storage. */
  keepNow(): void
  /** Writes what is asked for; resolves when all of it is. */
  settled(): Promise<void>
  close(): void
}

const lateKey = (page: string, tab: string) => `${LEFT}${page} ${tab}`
const HISTORY_KEY = 'portico-editor-history'

/** What goes with copies: they, and those that they stand for. */
const withInstead = (
  copies: readonly LocalCopy<unknown>[],
): readonly Pick<LocalCopy<unknown>, 'page' | 'tab'>[] =>
  copies.flatMap(({ page, tab, instead = [] }) => [tab, ...instead].map((one) => ({ page, tab: one })))

/** Keeps what is this tab's, in the storage in which it has found what others left. */
export function openLocalCopies<P>({ tab, withStore, letGo, close }: LeftCopies<P>): LocalCopies<P> {
  let next: Omit<LocalCopy<P>, 'tab'> | null = null
  let dropped: LocalCopy<P>[] = []
  /** Those of them whose step is under way. */
  let going: readonly LocalCopy<P>[] = []
  let writing = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastHistory: HistoryCopy | null = null

  /** Writes what this tab keeps and deletes others' in one step. `false`: none of it is done. */
  async function replace(
    job: typeof next,
    gone: readonly Pick<LocalCopy<P>, 'page' | 'tab'>[],
  ): Promise<boolean> {
    try {
      await withStore('unsaved', 'readwrite', (store) => {
        const requests: IDBRequest[] = job ? [store.put({ ...job, tab })] : []
        for (const copy of gone) requests.push(store.delete([copy.page, copy.tab]))
        return requests.at(-1) as IDBRequest
      })
      return true
    } catch {
      return false
    }
  }

  async function write(): Promise<void> {
    const job = next
    if (!job && dropped.length === 0) return
    next = null
    going = dropped
    dropped = []
    const gone = withInstead(going)
    // Room for a few words may be missing where nothing is to be kept any more: then what was kept goes all the same.
    const isEmpty = job && unsaved(job).length === 0 && (job.styles ?? []).length === 0
    const isWritten =
      (await replace(job, gone)) || (isEmpty && (await replace(null, [...gone, { page: job.page, tab }])))
    const done = going
    going = []
    if (!isWritten) {
      // The disk is full or the browser refuses: the server's copy is the one that counts. What was to go goes with
      // the next that can be written, and never without it.
      next ??= job
      dropped.unshift(...done)
      return
    }
    // What is newer may lie there since, and is written only after a moment: a page that goes away has none.
    if (job && !next) small(() => localStorage.removeItem(lateKey(job.page, tab)))
    for (const copy of gone) {
      small(() => localStorage.removeItem(lateKey(copy.page, copy.tab)))
      letGo(copy.tab)
      const key = [copy.page, copy.tab]
      void withStore('history', 'readwrite', (store) => store.delete(key)).catch(() => undefined)
    }
  }

  function settled(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  return {
    keep(copy) {
      next = copy
      // A moment's wait, so that a burst of keys is one write.
      timer ??= setTimeout(() => void settled(), 200)
    },
    keepHistory(copy) {
      lastHistory = { ...copy, tab }
      void withStore('history', 'readwrite', (store) => store.put({ ...copy, tab })).catch(() => undefined)
    },
    keepNow() {
      const job = next
      // What could not go yet, or is going, would come back beside what has come over from it.
      const instead = withInstead([...going, ...dropped]).map((copy) => copy.tab)
      const copy = { ...job, tab, ...(instead.length > 0 && { instead }) }
      if (job) small(() => localStorage.setItem(lateKey(job.page, tab), JSON.stringify(copy)))
      // Only this tab comes back to its own history, so its own storage will do.
      if (lastHistory) small(() => sessionStorage.setItem(HISTORY_KEY, JSON.stringify(lastHistory)))
    },
    async history(page, of) {
      const here = small(
        () => JSON.parse(sessionStorage.getItem(HISTORY_KEY) ?? 'null') as HistoryCopy | null,
      )
      small(() => sessionStorage.removeItem(HISTORY_KEY))
      if (here?.page === page && here.tab === of) return here
      return withStore('history', 'readonly', (store) => store.get([page, of])) as Promise<
        HistoryCopy | undefined
      >
    },
    drop(copy) {
      dropped.push(copy)
      return settled()
    },
    settled,
    close,
  }
}

import type { AssetRow } from '../../contract.ts'
import type { Sending } from './send-file.ts'

/** A file on its way into the library. */
export interface Upload {
  readonly id: string
  readonly file: File
  /** It is wanted as a picture, and refused when it is none. */
  readonly isPicture: boolean
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Bytes that have left. */
  readonly sent: number
  readonly asset: AssetRow | null
  /** The library had this very file already. */
  readonly wasThere: boolean
  readonly error: unknown
}

export interface UploadQueue {
  /**
   * Adds files; they are sent in turn. Resolves with those that arrived when each of these has, or was given up: one
   * that failed can be sent again, and is waited for until it is taken off the list.
   *
   * @param isPicture they are wanted as pictures, and refused when they are none that can be shown
   */
  add(files: readonly File[], isPicture?: boolean): Promise<AssetRow[]>
  cancel(id: string): void
  /** Sends a failed one again. */
  retry(id: string): void
  /** Takes what is done or failed off the list. */
  clear(): void
  list(): readonly Upload[]
  onChange(listener: () => void): () => void
}

/** How many files travel at once: more would only make each slower. */
const AT_ONCE = 3

/**
 * Uploads of one site, in turn. It lives as long as the app is open, so that leaving the screen
 * stops nothing.
 *
 * @param send carries one file; rejects when it was refused, broke off or was cancelled
 * @param onAdded told of each file that arrived
 */
export function uploadQueue(
  send: (file: File, how: Sending) => Promise<{ asset: AssetRow; isNew: boolean }>,
  onAdded: (asset: AssetRow) => void,
): UploadQueue {
  let uploads: readonly Upload[] = []
  let next = 0
  const aborts = new Map<string, AbortController>()
  const waiters = new Map<string, (asset: AssetRow | null) => void>()
  const listeners = new Set<() => void>()
  const show = (list: readonly Upload[]) => {
    uploads = list
    for (const listener of listeners) listener()
  }
  const change = (id: string, part: Partial<Upload>) =>
    show(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  const settle = (id: string, asset: AssetRow | null) => {
    waiters.get(id)?.(asset)
    waiters.delete(id)
  }

  async function run(upload: Upload): Promise<void> {
    const abort = new AbortController()
    aborts.set(upload.id, abort)
    change(upload.id, { state: 'sending', sent: 0, error: null })
    try {
      const { asset, isNew } = await send(upload.file, {
        signal: abort.signal,
        isPicture: upload.isPicture,
        onProgress: (sent) => change(upload.id, { sent }),
      })
      change(upload.id, { state: 'done', sent: upload.file.size, asset, wasThere: !isNew })
      onAdded(asset)
      settle(upload.id, asset)
    } catch (error) {
      if (!abort.signal.aborted) change(upload.id, { state: 'failed', error })
    } finally {
      aborts.delete(upload.id)
      begin()
    }
  }

  function begin(): void {
    const free = AT_ONCE - aborts.size
    const waiting = uploads.filter((upload) => upload.state === 'waiting').slice(0, Math.max(0, free))
    for (const upload of waiting) void run(upload)
  }

  return {
    async add(files, isPicture = false) {
      const added = files.map((file): Upload => {
        next += 1
        return {
          id: String(next),
          file,
          isPicture,
          state: 'waiting',
          sent: 0,
          asset: null,
          wasThere: false,
          error: null,
        }
      })
      const ends = added.map(({ id }) => new Promise<AssetRow | null>((resolve) => waiters.set(id, resolve)))
      show([...uploads, ...added])
      begin()
      return (await Promise.all(ends)).filter((asset) => asset !== null)
    },
    cancel(id) {
      aborts.get(id)?.abort()
      show(uploads.filter((upload) => upload.id !== id))
      settle(id, null)
      begin()
    },
    retry(id) {
      change(id, { state: 'waiting', error: null })
      begin()
    },
    clear() {
      const isOver = ({ state }: Upload) => state === 'done' || state === 'failed'
      const over = uploads.filter(isOver)
      show(uploads.filter((upload) => !isOver(upload)))
      for (const { id } of over) settle(id, null)
    },
    list: () => uploads,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

import type { MediaFile, RememberedFiles } from '#areas/assets/visitor/index.ts'

/** The most cached files of all sites together, about 600 bytes each. */
const MOST = 20_000

/**
 * Caches library rows of requested files by resolved site. Like pages from memory, their pictures need no database, and
 * both are served while it is away. A resolved site is replaced as a whole when a notification says that anything of it
 * changed, also when a file was deleted, and its entries are dropped with it. A row that was read before that and
 * arrives later is not cached.
 *
 * Missing files are not cached: there is no notification when one is added.
 */
export class FileCache {
  readonly #of = new WeakMap<object, Map<string, MediaFile>>()
  /** Every file with its map, least recently used first. */
  readonly #order = new Map<MediaFile, Map<string, MediaFile>>()
  readonly #most: number

  constructor(most = MOST) {
    this.#most = most
  }

  of(owner: object): RememberedFiles {
    const files = this.#of.get(owner) ?? new Map<string, MediaFile>()
    this.#of.set(owner, files)
    return {
      find: (id) => {
        const file = files.get(id)
        if (file) this.#use(file, files)
        return file
      },
      remember: (file) => {
        const former = files.get(file.id)
        if (former) this.#order.delete(former)
        files.set(file.id, file)
        this.#use(file, files)
        const [oldest] = this.#order
        if (this.#order.size > this.#most && oldest) this.#forget(...oldest)
      },
    }
  }

  #use(file: MediaFile, files: Map<string, MediaFile>): void {
    this.#order.delete(file)
    this.#order.set(file, files)
  }

  #forget(file: MediaFile, files: Map<string, MediaFile>): void {
    this.#order.delete(file)
    files.delete(file.id)
  }

  /** Lets go of what is remembered of an owner that is no longer shown. */
  drop(owner: object): void {
    for (const file of this.#of.get(owner)?.values() ?? []) this.#order.delete(file)
    this.#of.delete(owner)
  }
}

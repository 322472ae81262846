import type { MediaFile, RememberedFiles } from '#areas/assets/visitor/index.ts'

/** Files that are remembered of all sites together, at some 600 bytes each. */
const MOST = 20_000

/**
 * What the library says of files that were asked for before, by owner (a site as it is shown): as pages from memory
 * need no database, neither do the pictures on them, and both go on while it is away. What a site shows is a value
 * that is replaced as a whole when anything of it is told to have changed, the deletion of a file too; with the value
 * goes what was remembered. A row that was read before, and comes after, is remembered for nobody.
 *
 * That there is no such file is not remembered: one that comes is not told.
 */
export class FileCache {
  readonly #of = new WeakMap<object, Map<string, MediaFile>>()
  /** Every file with where it is remembered, the one that was used longest ago first. */
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

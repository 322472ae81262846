import type { PageDocument } from '#document/nodes.ts'

interface Kept {
  readonly version: number
  readonly document: PageDocument
}

/** How many pages' documents a process keeps at hand; the least recently used goes first. */
const MOST = 500

/**
 * Documents of pages being worked on, by site and page. Only a help: the version tells whether what
 * is kept is what the database has, and the rest is replayed from its patches.
 */
export class DraftCache {
  readonly #kept = new Map<string, Kept>()

  get(siteId: string, pageId: string): Kept | undefined {
    const key = `${siteId}/${pageId}`
    const found = this.#kept.get(key)
    if (found) {
      this.#kept.delete(key)
      this.#kept.set(key, found)
    }
    return found
  }

  /** Lets a document go that turned out to be behind; a later one stays. */
  forget(siteId: string, pageId: string, version: number): void {
    const key = `${siteId}/${pageId}`
    if (this.#kept.get(key)?.version === version) this.#kept.delete(key)
  }

  /** Keeps a document that a committed transaction led to. An older one never replaces a newer one. */
  put(siteId: string, pageId: string, version: number, document: PageDocument): void {
    const key = `${siteId}/${pageId}`
    const found = this.#kept.get(key)
    if (found && found.version > version) return
    this.#kept.delete(key)
    this.#kept.set(key, { version, document })
    if (this.#kept.size > MOST) {
      const [oldest] = this.#kept.keys()
      if (oldest !== undefined) this.#kept.delete(oldest)
    }
  }
}

/** The drafts this process has at hand. */
export const drafts = new DraftCache()

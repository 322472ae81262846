import { documentBytes } from '#document/document-size.ts'
import type { PageDocument } from '#document/nodes.ts'

interface Kept {
  readonly version: number
  /** Of the document as JSON. */
  readonly bytes: number
  readonly document: PageDocument
}

/** How many documents a process caches; the least recently used is dropped first. */
const MOST = 500
/**
 * And of how many bytes as JSON, of which each takes several in memory: all that people work on at once, but
 * not all that one site can have of two megabytes each.
 */
const MOST_BYTES = 32_000_000

/**
 * Documents being worked on, by site and document. Only a help: the version tells whether what
 * is kept is what the database has, and the rest is replayed from its patches.
 */
export class DraftCache {
  readonly #kept = new Map<string, Kept>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0
    this.#kept.delete(key)
  }

  get(siteId: string, documentId: string): Kept | undefined {
    const key = `${siteId}/${documentId}`
    const found = this.#kept.get(key)
    if (found) {
      this.#kept.delete(key)
      this.#kept.set(key, found)
    }
    return found
  }

  /** Lets a document go that turned out to be behind; a later one stays. */
  forget(siteId: string, documentId: string, version: number): void {
    const key = `${siteId}/${documentId}`
    if (this.#kept.get(key)?.version === version) this.#drop(key)
  }

  /** Keeps a document that a committed transaction led to. An older one never replaces a newer one. */
  put(siteId: string, documentId: string, version: number, document: PageDocument): void {
    const key = `${siteId}/${documentId}`
    const found = this.#kept.get(key)
    if (found && found.version > version) return
    this.#drop(key)
    const bytes = documentBytes(document)
    if (bytes > this.#mostBytes) return
    this.#kept.set(key, { version, bytes, document })
    this.#bytes += bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST && this.#bytes <= this.#mostBytes) break
      this.#drop(oldest)
    }
  }
}

/** The cache of drafts of this process. */
export const drafts = new DraftCache()

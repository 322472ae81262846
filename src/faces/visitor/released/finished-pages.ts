import { setTimeout as pause } from 'node:timers/promises'
import {
  findFinishedPage,
  type ReleasedPage,
  type ShownPage,
  storeFinishedPage,
} from '#areas/pages/visitor/index.ts'
import type { Clock } from '#kernel/clock.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import type { Database } from '#platform/db/database.ts'
import { type Ask, askAsSystem } from '#platform/system-ctx.ts'
import type { Tools } from '#platform/tools.ts'
import { fingerprintOf } from './dependency-keys.ts'
import { type Effort, KeptPage, keptBetter, type PackedPage, packedOf, type PageOrigin } from './kept-page.ts'
import type { ResolvedSite } from '../hosts/site-directory.ts'

/** Pages that may wait for being stored; those past them are drawn again after a restart. */
const WAITING_MOST = 500
/** Storing takes at most one part of so many of the time, so that visitors do not wait for it. */
const SHARE = 5

export interface FinishedPagesOptions {
  readonly database: Database
  readonly tools: Tools
  readonly clock: Clock
  /** Fingerprint of the program; null where it is not known, and nothing is stored or found. */
  readonly program: string | null
}

/** A page that was just drawn, with what it was drawn from. */
export interface Finished {
  readonly shown: ResolvedSite
  readonly page: ReleasedPage
  /** Its files: all that is looked at again of what it shows. */
  readonly assets: Pick<ShownPage['assets'], 'uploads' | 'fingerprint'>
  /** How often anything that loaders read had changed before its own ran; null where it has none. */
  readonly changes: ShownPage['changes']
  readonly made: KeptPage
}

/** What is stored of a page beside its body and its keys. */
type StoredHead = Omit<PackedPage, 'body'> & Pick<PageOrigin, 'readers'>

/** A page that waits for being stored, and who wants it as it is stored. */
interface Waiting {
  readonly finished: Finished
  readonly onStored: (better: KeptPage) => void
}

/**
 * Released pages that were drawn before, by this process or another: found in the database, a page costs a
 * question instead of being read, drawn and compressed. A page is what it was drawn from: the program, its
 * settings, and what its keys name are its fingerprint, so that nothing is ever invalidated by hand.
 * Losing one costs drawing it again; storing them happens behind the answers, and may fail.
 */
export class FinishedPages {
  readonly #options: FinishedPagesOptions
  /** What every page is drawn from: the program and its settings. */
  readonly #surroundings: readonly (string | null)[]
  readonly #waiting: Waiting[] = []
  #storing: Promise<void> | null = null
  readonly #closing = new AbortController()

  constructor(options: FinishedPagesOptions) {
    this.#options = options
    const { appOrigin, sitesDomain, secretKey } = options.tools.config
    // Pages carry signed addresses: under another key they are other pages.
    const signed = secretsOf(secretKey).hash('finished-pages', '')
    this.#surroundings = [options.program, appOrigin, sitesDomain, signed]
  }

  /** Whether pages are stored at all. */
  get isOn(): boolean {
    return this.#options.program !== null
  }

  /** The page, if it was drawn before from just what it would be drawn from now. */
  async find(ask: Ask, shown: ResolvedSite, page: ReleasedPage): Promise<KeptPage | null> {
    if (!this.isOn) return null
    const found = await findFinishedPage(ask, page.id, (keys) => this.#fingerprintOf(shown, keys))
    if (!found) return null
    const { readers, ...head } = found.head as StoredHead
    return new KeptPage(
      { ...head, body: found.body },
      { keys: found.keys, readers, hasQuery: readers.length > 0 },
    )
  }

  /**
   * Has a page stored, soon.
   *
   * @param onStored gets it as it is stored: compressed at a higher quality than for the first visitor
   */
  put(finished: Finished, onStored: (better: KeptPage) => void): void {
    if (!this.isOn || this.#waiting.length >= WAITING_MOST) return
    this.#waiting.push({ finished, onStored })
    this.#storing ??= this.#storeAll()
  }

  async #storeAll(): Promise<void> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const from = performance.now()
      const { finished, onStored } = next
      const siteId = finished.shown.site.id
      await this.store(finished, 'careful').then(onStored, (error: unknown) =>
        this.#options.tools.log.warn({ err: error, siteId }, 'a finished page could not be stored'),
      )
      const rest = (performance.now() - from) * (SHARE - 1)
      // Cut short by closing, which would wait for it else.
      await pause(rest, undefined, { ref: false, signal: this.#closing.signal }).catch(() => {})
    }
    this.#storing = null
  }

  /** Compresses a page anew and stores it. Gives what is stored. */
  async store({ shown, page, assets, changes, made }: Finished, how: Effort): Promise<KeptPage> {
    const better = await keptBetter(made, how)
    const { body, ...packed } = packedOf(better)
    const head: StoredHead = { ...packed, readers: made.readers }
    const purpose = { siteId: shown.site.id, reason: 'visitor' }
    await askAsSystem(this.#options, purpose, (ctx) =>
      storeFinishedPage(
        ctx,
        {
          pageId: page.id,
          fingerprint: this.#fingerprintOf(shown, made.keys),
          assetIds: assets.uploads,
          assetFingerprint: assets.fingerprint,
          keys: made.keys,
          head,
          body,
        },
        changes,
      ),
    )
    return better
  }

  #fingerprintOf(shown: ResolvedSite, keys: readonly string[]): string {
    return fingerprintOf(this.#surroundings, shown, keys)
  }

  /** Stores what still waits. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#storing
  }
}

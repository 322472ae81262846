import { createHash } from 'node:crypto'
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
import { type KeptPage, keptFrom, type PackedPage, packedOf } from './kept-page.ts'
import type { ShownSite } from './site-directory.ts'

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
  readonly shown: ShownSite
  readonly page: ReleasedPage
  readonly content: ShownPage
  readonly made: KeptPage
}

/**
 * Released pages that were drawn before, by this process or another: found in the database, a page costs a
 * question instead of being read, drawn and compressed. A page is what it was drawn from: the program, its
 * settings, the site's row and its release are its fingerprint, so that nothing is ever invalidated by hand.
 * Losing one costs drawing it again; storing them happens behind the answers, and may fail.
 */
export class FinishedPages {
  readonly #options: FinishedPagesOptions
  readonly #fingerprints = new WeakMap<ShownSite, string>()
  readonly #waiting: Finished[] = []
  #storing: Promise<void> | null = null
  #isClosed = false

  constructor(options: FinishedPagesOptions) {
    this.#options = options
  }

  /** Whether pages are stored at all. */
  get isOn(): boolean {
    return this.#options.program !== null
  }

  /** The page, if it was drawn before from just what it would be drawn from now. */
  async find(ask: Ask, shown: ShownSite, page: ReleasedPage): Promise<KeptPage | null> {
    if (!this.isOn) return null
    const found = await findFinishedPage(ask, page.id, this.#fingerprintOf(shown))
    return found && keptFrom({ ...(found.head as Omit<PackedPage, 'body'>), body: found.body })
  }

  /** Has a page stored, soon. */
  put(finished: Finished): void {
    if (!this.isOn || this.#waiting.length >= WAITING_MOST) return
    this.#waiting.push(finished)
    this.#storing ??= this.#storeAll()
  }

  async #storeAll(): Promise<void> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const from = performance.now()
      const siteId = next.shown.site.id
      await this.store(next).catch((error: unknown) =>
        this.#options.tools.log.warn({ err: error, siteId }, 'a finished page could not be stored'),
      )
      if (!this.#isClosed) await pause((performance.now() - from) * (SHARE - 1), undefined, { ref: false })
    }
    this.#storing = null
  }

  /** Stores a page now. */
  async store({ shown, page, content, made }: Finished): Promise<void> {
    const { body, ...head } = packedOf(made)
    const purpose = { siteId: shown.site.id, reason: 'visitor' }
    await askAsSystem(this.#options, purpose, (ctx) =>
      storeFinishedPage(ctx, {
        pageId: page.id,
        fingerprint: this.#fingerprintOf(shown),
        assetIds: content.assets.uploads,
        assetFingerprint: content.assets.fingerprint,
        head,
        body,
      }),
    )
  }

  #fingerprintOf(shown: ShownSite): string {
    let fingerprint = this.#fingerprints.get(shown)
    if (fingerprint === undefined) {
      const { program, tools } = this.#options
      const { appOrigin, sitesDomain, secretKey } = tools.config
      // Pages carry signed addresses: under another key they are other pages.
      const signed = secretsOf(secretKey).hash('finished-pages', '')
      const from = [program, appOrigin, sitesDomain, signed, shown.site, shown.live?.releaseId]
      fingerprint = createHash('sha256').update(JSON.stringify(from)).digest('base64url')
      this.#fingerprints.set(shown, fingerprint)
    }
    return fingerprint
  }

  /** Stores what still waits. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#storing
  }
}

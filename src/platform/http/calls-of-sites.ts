import type { Clock } from '#kernel/clock.ts'
import type { Actor } from '../ctx.ts'
import type { Database } from '../db/database.ts'
import { defineLimit, type Limit } from '../rate-limit/rate-limit.ts'
import { SharedCounts } from '../rate-limit/shared-counts.ts'

/**
 * Calls of one site that all processes answer: a hundred a second, ten times what a dozen people at work in the editor
 * ask for. Beyond, the site waits, and the others do not (R-35; decision 29).
 */
const OF_SITE = defineLimit({ name: 'api.requests-of-site', points: 6_000, window: 60 })
/** What of them one person has: no contributor can have all others wait. */
const OF_PERSON = 1 / 3
/** A body past so many bytes is another call, and so on: what is sent is kept, and a save of an hour's work is less. */
const CALL_BYTES = 16 * 1024

/** How often the people of a site call, over all processes. */
export class CallsOfSites {
  readonly #ofSites: SharedCounts
  /** By site and account. */
  readonly #ofPeople: SharedCounts

  constructor(
    surroundings: { clock: Clock; database: Pick<Database, 'notify' | 'listen'> },
    limit: Limit = OF_SITE,
  ) {
    const points = Math.max(1, Math.floor(limit.points * OF_PERSON))
    this.#ofSites = new SharedCounts(limit, surroundings)
    this.#ofPeople = new SharedCounts(
      defineLimit({ ...limit, name: `${limit.name}-by-person`, points }),
      surroundings,
    )
  }

  /** Begins to tell the other processes, and to listen to them. @returns what ends it */
  async open(): Promise<() => Promise<void>> {
    const stops = [await this.#ofSites.open(), await this.#ofPeople.open()]
    return async () => {
      for (const stop of stops) await stop()
    }
  }

  /**
   * Counts a call of somebody who has something to do on the site.
   *
   * @param bytes of the body, as far as it is not a file
   * @throws Refusal `limits.too_many` (429) when they, or all of the site, have none left
   */
  take(siteId: string, actor: Actor, bytes: number): void {
    const calls = 1 + Math.floor(bytes / CALL_BYTES)
    // Their own first: past those they take none of the others'.
    if (actor.kind === 'account') this.#ofPeople.take(`${siteId}/${actor.accountId}`, calls)
    this.#ofSites.take(siteId, calls)
  }
}

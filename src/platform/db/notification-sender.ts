import type { Pool } from 'pg'

interface Word {
  readonly channel: string
  readonly payload: string
}

/** The most notifications in one statement, and in the queue while the database is away: the oldest are dropped. */
const AT_ONCE = 500
const MOST = 10_000
const AGAIN_MS = 200

/**
 * Sends notifications after commits over PostgreSQL's channels, those of one turn in one statement. Sent inside
 * transactions they would make all of these commit one after another in the whole server: `NOTIFY` holds a lock
 * until its commit is on disk.
 */
export class NotificationSender {
  readonly #pool: Pool
  readonly #isAway: (error: unknown) => boolean
  readonly #waiting: Word[] = []
  #telling: Promise<void> | null = null
  #isClosed = false

  /** @param isAway whether an error says that the database cannot be reached */
  constructor(pool: Pool, isAway: (error: unknown) => boolean) {
    this.#pool = pool
    this.#isAway = isAway
  }

  /** Notifies the listeners soon; while the database is away, when it is back. */
  notify(channel: string, payload: string): void {
    if (this.#waiting.length >= MOST) this.#waiting.shift()
    this.#waiting.push({ channel, payload })
    this.#telling ??= new Promise((resolve) => setImmediate(resolve)).then(() => this.#tellAll())
  }

  /** Tells what waits, or gives it up where the database is away. */
  async close(): Promise<void> {
    await Promise.race([this.#telling, new Promise((resolve) => setTimeout(resolve, AGAIN_MS).unref())])
    this.#isClosed = true
    this.#waiting.length = 0
  }

  async #tellAll(): Promise<void> {
    let most = AT_ONCE
    while (this.#waiting.length > 0) {
      const words = this.#waiting.splice(0, most)
      try {
        await this.#pool.query({
          name: 'portico_tell',
          text: 'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as word (channel, payload)',
          values: [words.map(({ channel }) => channel), words.map(({ payload }) => payload)],
        })
        most = Math.min(AT_ONCE, most * 2)
      } catch (error) {
        // One that is too long is told to nobody; the others are not to wait for it. It is found by halves.
        if (this.#isClosed || (!this.#isAway(error) && words.length === 1)) continue
        this.#waiting.unshift(...words.slice(Math.max(0, this.#waiting.length + words.length - MOST)))
        if (this.#isAway(error)) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS).unref())
        else most = Math.ceil(words.length / 2)
      }
    }
    this.#telling = null
  }
}

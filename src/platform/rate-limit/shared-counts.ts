import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '../db/database.ts'
import { newToken } from '../auth/token.ts'
import type { Limit } from './rate-limit.ts'
import { WindowCounts } from './window-counts.ts'

/** How often a process tells the others what it has counted. */
const TELL_MS = 1_000
/** What is worth telling: one of so many parts of the limit. */
const PART = 100
/** Keys told in one word, which may have 8,000 bytes (`Database.tell`), and the most that are heard in one. */
const KEYS_AT_ONCE = 80
const KEYS_HEARD = 100

/** What one process has counted, as it tells the others; of a key never more than the limit, past which it counts nothing. */
const wordShape = (most: number) =>
  z.object({
    /** Who tells, and hears it too. */
    by: z.string(),
    window: z.int(),
    uses: z.array(z.tuple([z.string(), z.int().positive().max(most)])).max(KEYS_HEARD),
  })
type WordShape = ReturnType<typeof wordShape>
type Word = z.infer<WordShape>

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

/**
 * A limit over all processes that asks nobody: each counts in its memory, and tells the others once a second what has
 * come to a hundredth of the limit. It is kept to what is answered meanwhile; where the database is away, each
 * process has the whole of it. For what comes too often to ask the database each time, and needs no last digit.
 */
export class SharedCounts {
  readonly #counts: WindowCounts
  readonly #least: number
  readonly #most: number
  readonly #channel: string
  readonly #database: Pick<Database, 'notify' | 'listen'>
  readonly #word: WordShape
  readonly #me = newToken()
  /** What the others have not been told of, in its window. */
  readonly #untold = new Map<string, number>()
  #window = Number.NaN

  /** @param limit without pauses; a channel of the database has its name */
  constructor(
    limit: Limit,
    { clock, database }: { clock: Clock; database: Pick<Database, 'notify' | 'listen'> },
  ) {
    this.#counts = new WindowCounts(limit, clock)
    this.#most = limit.points
    this.#least = Math.max(1, Math.floor(limit.points / PART))
    this.#channel = `portico_${limit.name.replace(/[^a-z0-9]/g, '_')}`
    this.#database = database
    this.#word = wordShape(limit.points)
  }

  /** Begins to tell and to listen. @returns what ends it */
  async open(): Promise<() => Promise<void>> {
    const stop = await this.#database.listen(this.#channel, (payload) => this.#hear(payload))
    const telling = setInterval(() => this.tell(), TELL_MS).unref()
    return async () => {
      clearInterval(telling)
      await stop()
    }
  }

  /**
   * Counts one use, or several, for `key`, an id or two of up to 73 characters.
   *
   * @throws Refusal `limits.too_many` (429) with the seconds to wait, when none is left as far as is known here
   */
  take(key: string, uses = 1): void {
    this.#counts.take(key, uses)
    this.#forgetFormer()
    this.#untold.set(key, Math.min((this.#untold.get(key) ?? 0) + uses, this.#most))
  }

  /** Tells the others what has come together since they were told. */
  tell(): void {
    this.#forgetFormer()
    const worth = [...this.#untold].filter(([, uses]) => uses >= this.#least)
    for (const [key] of worth) this.#untold.delete(key)
    for (let at = 0; at < worth.length; at += KEYS_AT_ONCE) {
      const uses = worth.slice(at, at + KEYS_AT_ONCE)
      const word: Word = { by: this.#me, window: this.#window, uses }
      this.#database.notify(this.#channel, JSON.stringify(word))
    }
  }

  /** Takes in what was told. Anybody who may connect can say anything: what is none of our words counts for nothing. */
  #hear(payload: string): void {
    const word = this.#word.safeParse(parsed(payload))
    if (!word.success) return
    const { by, window, uses } = word.data
    if (by === this.#me || window !== this.#counts.window) return
    for (const [key, more] of uses) this.#counts.add(key, more)
  }

  #forgetFormer(): void {
    const { window } = this.#counts
    if (window === this.#window) return
    this.#window = window
    this.#untold.clear()
  }
}

import { refuse } from '#kernel/refusal.ts'

/** Streams that somebody may have open at a time: dozens of windows, and what a browser has not closed yet. */
export const STREAMS_MOST = 100
const AGAIN_SECONDS = 5

/**
 * Counts the streams that are open, by who has them. Each holds a connection and asks the database now
 * and then: nobody may open so many that others get none. None ends by itself either: a program that is to
 * stop ends them, and their readers ask its successor.
 */
export class OpenStreams {
  readonly #open = new Map<string, number>()
  readonly #ends = new Set<() => void>()
  #isOver = false

  /**
   * Lets somebody open one more.
   *
   * @param who the account, or the address of whoever has none
   * @param end ends the stream from this side
   * @returns to be called when it has ended; once counts
   * @throws Refusal `too_many`, `busy`: as many are open as may be; `unavailable`, `busy`: all were ended
   */
  enter(who: string, end: () => void): () => void {
    // Whoever asked just before the end would otherwise be let in after it, and nobody would end theirs.
    if (this.#isOver) throw refuse('unavailable', 'busy', { retryAfter: AGAIN_SECONDS })
    const open = this.#open.get(who) ?? 0
    if (open >= STREAMS_MOST) throw refuse('too_many', 'busy', { retryAfter: AGAIN_SECONDS })
    this.#open.set(who, open + 1)
    // Wrapped, so that the same function twice is two streams.
    const ended = (): void => end()
    this.#ends.add(ended)
    return () => {
      if (!this.#ends.delete(ended)) return
      const left = (this.#open.get(who) ?? 1) - 1
      if (left > 0) this.#open.set(who, left)
      else this.#open.delete(who)
    }
  }

  /** Ends every stream that is open, and lets no more be opened. */
  endAll(): void {
    this.#isOver = true
    for (const end of this.#ends) end()
  }
}

import { refuse } from '#kernel/refusal.ts'

/** Streams that somebody may have open at a time: dozens of windows, and what a browser has not closed yet. */
export const STREAMS_MOST = 100
const AGAIN_SECONDS = 5

/**
 * Counts the streams that are open, by who has them. Each holds a connection and asks the database now
 * and then: nobody may open so many that others get none.
 */
export class OpenStreams {
  readonly #open = new Map<string, number>()

  /**
   * Lets somebody open one more.
   *
   * @param who the account, or the address of whoever has none
   * @returns to be called when it has ended; once counts
   * @throws Refusal `too_many`, `busy`: as many are open as may be
   */
  enter(who: string): () => void {
    const open = this.#open.get(who) ?? 0
    if (open >= STREAMS_MOST) throw refuse('too_many', 'busy', { retryAfter: AGAIN_SECONDS })
    this.#open.set(who, open + 1)
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      const left = (this.#open.get(who) ?? 1) - 1
      if (left > 0) this.#open.set(who, left)
      else this.#open.delete(who)
    }
  }
}

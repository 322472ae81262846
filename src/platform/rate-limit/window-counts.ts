import type { Clock } from '#kernel/clock.ts'
import { type Limit, tooMany } from './rate-limit.ts'

/** Keys that are counted at once; past them all begin anew, as a flood from everywhere is not to fill the memory. */
const KEYS_MOST = 20_000

/**
 * Counts uses in this process's memory, for what happens too often to ask anybody else: a use costs a look into a map.
 * The windows are the clock's, the same in every process, and not those of the first use.
 */
export class WindowCounts {
  readonly #limit: Limit
  readonly #clock: Clock
  readonly #used = new Map<string, number>()
  #window = Number.NaN

  /** @param limit without pauses: the window must pass */
  constructor(limit: Limit, clock: Clock) {
    if (limit.pause) throw new Error(`The pauses of ${limit.name} cannot be kept in windows of the clock`)
    this.#limit = limit
    this.#clock = clock
  }

  get window(): number {
    return Math.floor(this.#clock.now() / (this.#limit.window * 1000))
  }

  /**
   * Counts one use for `key`, or several; the last ones left are enough for however many.
   *
   * @throws Refusal `limits.too_many` (429) with the seconds until the next window, when none is left
   */
  take(key: string, uses = 1): void {
    const used = this.#countsNow().get(key) ?? 0
    if (used >= this.#limit.points) {
      const ends = (this.#window + 1) * this.#limit.window * 1000
      throw tooMany(Math.max(1, Math.ceil((ends - this.#clock.now()) / 1000)))
    }
    this.#set(key, Math.min(used + uses, this.#limit.points))
  }

  /** Whether the next use would be refused; counts nothing. */
  isUsedUp(key: string): boolean {
    return (this.#countsNow().get(key) ?? 0) >= this.#limit.points
  }

  /** Takes one use back: it was counted beforehand and turned out not to be one. */
  giveBack(key: string): void {
    // What was counted in a window that is over is forgotten.
    const used = this.#countsNow().get(key) ?? 0
    if (used > 0) this.#used.set(key, used - 1)
  }

  /** Counts uses that were somewhere else, in this window. */
  add(key: string, uses: number): void {
    this.#set(key, (this.#countsNow().get(key) ?? 0) + uses)
  }

  #countsNow(): Map<string, number> {
    const now = this.window
    if (now !== this.#window) {
      this.#window = now
      this.#used.clear()
    }
    return this.#used
  }

  #set(key: string, uses: number): void {
    if (this.#used.size >= KEYS_MOST && !this.#used.has(key)) this.#used.clear()
    this.#used.set(key, uses)
  }
}

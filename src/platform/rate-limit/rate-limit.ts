import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { type Refusal, refuse } from '#kernel/refusal.ts'

/** A limit as an area declares it: how often something may be done, by whom it is counted. */
export interface Limit {
  /** `area.thing`, unique; part of the key under which it is counted. */
  readonly name: string
  /** How often within the window. */
  readonly points: number
  /** Length of the window in seconds; it begins with the first use. */
  readonly window: number
  /**
   * With it nobody is locked out: the last of `points` begins a pause, after each pause one more use is let through,
   * and the pauses grow from `first` by `factor` to `longest` (all in seconds). Without it, the window must pass.
   */
  readonly pause?: { readonly first: number; readonly factor: number; readonly longest: number }
}

/** Declares a limit, and refuses figures that would limit nothing. */
export function defineLimit(limit: Limit): Limit {
  const { name, points, window, pause } = limit
  const isSound =
    /^[a-z0-9-]+\.[a-z0-9-]+$/.test(name) && Number.isInteger(points) && points > 0 && window > 0
  const isPauseSound = !pause || (pause.first > 0 && pause.factor >= 1 && pause.longest >= pause.first)
  if (!isSound || !isPauseSound) throw new Error(`Not a limit: ${JSON.stringify(limit)}`)
  return Object.freeze(limit)
}

/** Length of the nth pause (from 1), in seconds. */
export function pauseSeconds(pause: NonNullable<Limit['pause']>, n: number): number {
  // Past some sixty doublings the power would be infinite; the longest is reached long before.
  return Math.min(pause.longest, Math.ceil(pause.first * pause.factor ** Math.min(n - 1, 60)))
}

export interface RateLimits {
  /**
   * Counts one use (or `points`) for `key`: an account's id, a site's id, a network address. Refuses with kind
   * `too_many`, code `limits.too_many` and the seconds to wait, when there are none left.
   */
  take(limit: Limit, key: string, points?: number): Promise<void>
  /** Whether a use would be refused now, in seconds to wait; 0 if it would not. Counts nothing. */
  wait(limit: Limit, key: string): Promise<number>
  /** Forgets what was counted: after a sign-in that succeeded. Who is just being refused is not let through by it. */
  forgive(limit: Limit, key: string): Promise<void>
  /**
   * Takes one use back: it was counted beforehand and turned out not to be one (a right password). Never one that
   * is not there any more, because all was forgiven or the window is over.
   */
  giveBack(limit: Limit, key: string): Promise<void>
}

/**
 * Counts in the memory of this process, or in PostgreSQL (table `portico.rate_limits`) where several processes share
 * the work. When the database does not answer, each process goes on counting by itself.
 */
export function createRateLimits(pool?: Pool): RateLimits {
  const counters = new Map<string, Counters>()
  const countersOf = (limit: Limit): Counters => {
    const known = counters.get(limit.name)
    if (known) return known
    const made = new Counters(limit, pool)
    counters.set(limit.name, made)
    return made
  }
  return {
    take: (limit, key, points = 1) => countersOf(limit).take(limitKey(key), points),
    wait: (limit, key) => countersOf(limit).wait(limitKey(key)),
    forgive: (limit, key) => countersOf(limit).forgive(limitKey(key)),
    giveBack: (limit, key) => countersOf(limit).giveBack(limitKey(key)),
  }
}

/** Keys may be mail addresses of people who are not ours: the table holds none. */
export function limitKey(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('base64url').slice(0, 32)
}

/** By how much the end of one window may seem to differ, told twice by a process that is busy. */
const ROUGHLY_MS = 1_000

/** How long a key that was refused is refused without asking, in milliseconds; and how many of them are remembered. */
const REFUSED_MS = 1_000
const REFUSED_MOST = 20_000

class Counters {
  readonly #limit: Limit
  readonly #pool: Pool | undefined
  /** Until when, by `performance.now()`, nobody is asked, and when the window ends. */
  readonly #refused = new Map<string, { readonly until: number; readonly ends: number }>()
  readonly #uses: RateLimiterAbstract
  readonly #pauses: RateLimiterAbstract
  /** The pauses of a window. Not told by the uses: those that are being refused are among them, too. */
  readonly #begun: RateLimiterAbstract

  constructor(limit: Limit, pool: Pool | undefined) {
    this.#limit = limit
    this.#pool = pool
    this.#uses = counter(limit.name, limit.points, limit.window, pool)
    this.#pauses = counter(`${limit.name}/pause`, 1, limit.pause?.first ?? 1, pool)
    this.#begun = counter(`${limit.name}/begun`, limit.points, limit.window, pool)
  }

  async take(key: string, points: number): Promise<void> {
    const { pause } = this.#limit
    this.#refuseAgain(key)
    const used = await consume(this.#uses, key, points)
    if (used.isOver && !pause) {
      if (this.#refused.size >= REFUSED_MOST) this.#refused.clear()
      const now = performance.now()
      this.#refused.set(key, { until: now + REFUSED_MS, ends: now + used.wait * 1000 })
      throw tooMany(used.wait)
    }
    if (!pause || used.consumed < this.#limit.points) return
    // One use per pause: whoever begins the pause is let through, all others wait for its end. The last of the
    // points begins the first.
    const first = pauseSeconds(pause, 1)
    const paused = await consume(this.#pauses, key, 1, { customDuration: first })
    if (paused.isOver) {
      // A use that was refused does not make the next pause longer.
      await this.#takeBack(key, points, used.ends)
      throw tooMany(paused.wait)
    }
    const begun = await consume(this.#begun, key, 1, { customDuration: used.wait })
    const length = pauseSeconds(pause, Math.max(1, begun.consumed))
    if (length > first) await this.#pauses.set(key, 1, length)
  }

  /**
   * Without pauses what follows a refusal is refused until the window ends. Asked each time, the database would write
   * for each of them, and those of one key would wait for their row over all connections.
   */
  #refuseAgain(key: string): void {
    const refused = this.#refused.get(key)
    const now = performance.now()
    if (refused && now < refused.until) throw tooMany(Math.max(1, Math.ceil((refused.ends - now) / 1000)))
  }

  async wait(key: string): Promise<number> {
    const uses = await this.#uses.get(key)
    if (!uses || uses.consumedPoints < this.#limit.points) return 0
    if (!this.#limit.pause) return seconds(uses)
    const pause = await this.#pauses.get(key)
    return pause && pause.consumedPoints > 0 ? seconds(pause) : 0
  }

  async giveBack(key: string): Promise<void> {
    this.#refused.delete(key)
    const consumedPoints = await this.#takeBack(key, 1)
    if (!this.#limit.pause) return
    // It was the last of the points or one after them, and began a pause for nothing.
    if (consumedPoints >= this.#limit.points - 1) await this.#begun.reward(key, 1)
    // After them too, or it would keep everybody waiting: while one lasts, only who began it was let through.
    await this.#pauses.delete(key)
  }

  /**
   * Takes uses back from what they were counted in. Where that is over, or was forgiven meanwhile, there is nothing to
   * take them from, and as many more would be let through as were just being refused.
   *
   * @param ends when the window ends in which they were counted, if that is known
   * @returns how many there are then
   */
  async #takeBack(key: string, points: number, ends = Number.MAX_SAFE_INTEGER): Promise<number> {
    const latest = ends + ROUGHLY_MS
    if (this.#pool) {
      try {
        // In one statement: the library takes first and looks then, and others are let through in between.
        const { rows } = await this.#pool.query<{ points: number }>(
          `update portico.rate_limits set points = points - $2
            where key = $1 and points >= $2 and expire > $3 and expire <= $4 returning points`,
          [`${this.#limit.name}:${key}`, points, Date.now(), latest],
        )
        return rows[0]?.points ?? 0
      } catch {
        // Nobody answers: this process counts by itself, and takes back from that.
      }
    }
    const left = await this.#uses.reward(key, points)
    const isGone = left.consumedPoints < 0 || endOf(left) > latest
    return isGone ? (await this.#uses.penalty(key, points)).consumedPoints : left.consumedPoints
  }

  /**
   * While others are counted for the same key: those that come after it count anew, and what came before it is
   * forgotten, but for one that had been counted and not yet met a pause. It is let through, and the pause that it
   * begins stays behind: it refuses nobody before all uses are used again, and at most makes the next a step longer.
   */
  async forgive(key: string): Promise<void> {
    this.#refused.delete(key)
    await this.#uses.delete(key)
    await this.#pauses.delete(key)
    await this.#begun.delete(key)
  }
}

function counter(
  name: string,
  points: number,
  duration: number,
  pool: Pool | undefined,
): RateLimiterAbstract {
  const settings = { keyPrefix: name, points, duration }
  if (!pool) return new RateLimiterMemory(settings)
  return new RateLimiterPostgres({
    ...settings,
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'portico',
    tableName: 'rate_limits',
    // The table comes from a migration.
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(settings),
  })
}

interface Consumed {
  readonly isOver: boolean
  readonly consumed: number
  /** Seconds until the window or the pause ends. */
  readonly wait: number
  /** When that is, in milliseconds since 1970. */
  readonly ends: number
}

async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  points: number,
  options = {},
): Promise<Consumed> {
  try {
    const result = await limiter.consume(key, points, options)
    return consumed(result, false)
  } catch (error) {
    // The library rejects with its result when there are no points left, and with an error when it failed.
    if (error instanceof RateLimiterRes) return consumed(error, true)
    throw error
  }
}

function consumed(result: RateLimiterRes, isOver: boolean): Consumed {
  return { isOver, consumed: result.consumedPoints, wait: seconds(result), ends: endOf(result) }
}

function endOf(result: RateLimiterRes): number {
  return Date.now() + result.msBeforeNext
}

function seconds(result: RateLimiterRes): number {
  return Math.max(1, Math.ceil(result.msBeforeNext / 1000))
}

/** Seconds after which whoever found a line full may come again. */
export const AGAIN = 5

/** That there is nothing left for now. @param wait seconds after which there is */
export function tooMany(wait: number): Refusal {
  return refuse('too_many', 'limits.too_many', { retryAfter: wait, values: { seconds: wait } })
}

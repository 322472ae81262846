import { type Clock, SECOND } from '#kernel/clock.ts'
import type { Database } from './database.ts'

/** How often the database is asked what time it is. */
const LOOK_AGAIN_MS = 30 * SECOND

/** By how much this machine's clock may stray from its own count of time before the database is asked at once. */
const STRAY_MS = SECOND

/** The database's clock, as this process knows it. */
export interface DatabaseClock extends Clock {
  /** Asks the database no more. */
  stop(): void
}

/**
 * The one clock that holds, tokens and schedules go by, whatever this machine believes: the database's. Between two
 * questions it goes on by the count of time that no setting of a clock moves; where the machine's clock was set, or the
 * machine slept, the database is asked at once. While the database is away it goes on as well.
 *
 * @param database whose clock it is; answers milliseconds since 1970 UTC
 * @throws what the database throws when it is asked for the first time
 */
export async function databaseClock(database: Pick<Database, 'now'>): Promise<DatabaseClock> {
  /** Milliseconds from this process's count of time to the database's clock. */
  let ahead = 0
  /** The machine's clock, less the count of time, when the database was asked. */
  let machine = 0
  let isLooking = false
  async function look(): Promise<void> {
    const asked = performance.now()
    const told = await database.now()
    const answered = performance.now()
    ahead = told - (asked + answered) / 2
    machine = Date.now() - answered
  }
  function lookAgain(): void {
    if (isLooking) return
    isLooking = true
    look()
      .catch(() => {})
      .finally(() => (isLooking = false))
  }
  await look()
  const timer = setInterval(lookAgain, LOOK_AGAIN_MS).unref()
  return {
    now() {
      const count = performance.now()
      if (Math.abs(Date.now() - count - machine) > STRAY_MS) lookAgain()
      return Math.round(count + ahead)
    },
    stop: () => clearInterval(timer),
  }
}

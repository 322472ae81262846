import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

const MOST_MS = 20_000

/**
 * Until somebody on the database waits for what another transaction holds. Who raced and was not held up is through by
 * then: wait for both at once, and then let the other go on. No clock decides which of the two it was.
 *
 * @param database one of its own, as races have it: nobody else waits there
 * @param work of whoever may have to wait
 */
export async function untilWaiting(database: Database, work: Promise<unknown>): Promise<void> {
  let isOver = false
  const end = () => void (isOver = true)
  work.then(end, end)
  for (const until = Date.now() + MOST_MS; !isOver; await pause(20)) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.root)
    if (rows.length > 0) return
    if (Date.now() > until) throw new Error('Nobody waits, and the work does not end')
  }
}

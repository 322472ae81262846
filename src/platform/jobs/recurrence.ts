import { sql } from 'kysely'
import { DAY, MINUTE } from '#kernel/clock.ts'
import type { Database } from '../db/database.ts'
import type { RecurringJob } from './job.ts'
import { insertJob } from './queue-job.ts'

/** Gives the next moments of a cron expression after `from`. */
export type Occurrences = (cron: string, zone: string, from: Date, count: number) => readonly Date[]

/** A run that is at most this late is not yet a missed one. */
const GRACE = 10 * MINUTE

/** How far back a time that was missed is looked for. */
const FARTHEST = 400 * DAY

/** The latest moment after `from` and not after `now` at which `cron` falls due; `null` if there is none. */
export function latestDue(job: RecurringJob, from: Date, now: Date, occurrences: Occurrences): Date | null {
  let latest: Date | null = null
  let after = new Date(Math.max(from.getTime(), now.getTime() - FARTHEST))
  // This is asked every few seconds and mostly nothing is due: two moments say so. Only after a long
  // absence is it worth counting more at once (each costs about a millisecond).
  for (let count = 2; ; count = 64) {
    const next = occurrences(job.cron, job.zone ?? 'UTC', after, count)
    const past = next.filter((moment) => moment.getTime() <= now.getTime())
    latest = past.at(-1) ?? latest
    if (past.length < next.length || latest === null || past.length === 0) return latest
    after = latest
  }
}

/**
 * Queues what has fallen due, each period of each job once: the period's row and the queued job are one transaction,
 * and the row's key is unique, so that neither a second process nor a crash can do it again. Time is the database's;
 * a period that it took while its clock was ahead holds up nothing that falls due before.
 *
 * @returns the names of the jobs queued
 */
export async function queueDue(
  database: Database,
  jobs: readonly RecurringJob[],
  occurrences: Occurrences,
): Promise<string[]> {
  const queued: string[] = []
  for (const job of jobs) {
    const { rows } = await sql<{ now: Date; latest: Date | null }>`
      select now() as now, max(period) filter (where period <= now()) as latest
      from portico.job_periods where job = ${job.name}`.execute(database.root)
    const [row] = rows
    if (!row) continue
    // A job seen for the first time begins from now: nothing before it was owed.
    const due = row.latest === null ? row.now : latestDue(job, row.latest, row.now, occurrences)
    if (due === null) continue
    const isOwed =
      row.latest !== null && (job.missed !== 'skip' || row.now.getTime() - due.getTime() <= GRACE)
    if (await takePeriod(database, job, due, isOwed)) queued.push(job.name)
  }
  return queued
}

async function takePeriod(
  database: Database,
  job: RecurringJob,
  due: Date,
  isOwed: boolean,
): Promise<boolean> {
  return database.root.transaction().execute(async (db) => {
    const period = due.toISOString()
    const { rows } = await sql`
      insert into portico.job_periods (job, period) values (${job.name}, ${period}::timestamptz)
      on conflict do nothing returning job`.execute(db)
    if (rows.length === 0 || !isOwed) return false
    const id = await insertJob(db, null, job, { period })
    await sql`
      update portico.job_periods set job_id = ${id} where job = ${job.name} and period = ${period}::timestamptz`.execute(
      db,
    )
    return true
  })
}

/** Forgets periods older than 100 days, but never the latest of a job, from which the next is counted. */
export async function forgetPeriods(database: Database): Promise<void> {
  await sql`
    delete from portico.job_periods old
    where period < now() - interval '100 days'
      and exists (select from portico.job_periods newer where newer.job = old.job and newer.period > old.period)`.execute(
    database.root,
  )
}

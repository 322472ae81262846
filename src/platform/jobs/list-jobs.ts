import { type Kysely, sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Direction } from '#kernel/sorted.ts'
import type { Db } from '../db/database.ts'
import { type JobData, JOBS_SCHEMA } from './queue-job.ts'

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

/** A job as the operator's console shows it. */
export interface JobRecord {
  readonly id: Id
  readonly name: string
  readonly state: JobState
  readonly siteId: Id | null
  readonly input: unknown
  /** Runs begun so far. */
  readonly attempts: number
  readonly queuedAt: Date
  /** When it may run, where it waits. */
  readonly dueAt: Date
  readonly startedAt: Date | null
  readonly settledAt: Date | null
  /** What the last failed run said. */
  readonly error: string | null
}

export interface JobFilter {
  readonly state?: JobState
  readonly name?: string
  readonly siteId?: Id
  /** The latest queued first unless said. */
  readonly direction?: Direction
  /** The last of the page before: only jobs behind it. */
  readonly behind?: { readonly queuedAt: Date; readonly id: Id }
  /** At most 200. */
  readonly limit: number
}

const STATES: Readonly<Record<string, JobState>> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
}

interface Row {
  id: Id
  name: string
  state: string
  data: JobData
  retry_count: number
  created_on: Date
  start_after: Date
  started_on: Date | null
  completed_on: Date | null
  output: { message?: unknown } | null
}

/**
 * Jobs, the latest queued first unless `direction` says otherwise. Settled ones are kept 14 days. Moments count in
 * milliseconds, as a page's last row tells them: what the database knows more finely would be left out of the next page.
 */
export async function listJobs(db: Db, filter: JobFilter): Promise<JobRecord[]> {
  const states = Object.keys(STATES).filter(
    (state) => filter.state === undefined || STATES[state] === filter.state,
  )
  const { behind } = filter
  const [beyond, way] = filter.direction === 'ascending' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  const { rows } = await sql<Row>`
    select id, name, state::text, data, retry_count, created_on, start_after, started_on, completed_on, output
    from ${sql.raw(JOBS_SCHEMA)}.job
    where state::text in (${sql.join(states)})
      and ${filter.name === undefined ? sql`true` : sql`name = ${filter.name}`}
      and ${filter.siteId === undefined ? sql`true` : sql`group_id = ${filter.siteId}`}
      and ${behind ? sql`(date_trunc('milliseconds', created_on), id) ${beyond} (${behind.queuedAt.toISOString()}::timestamptz, ${behind.id}::uuid)` : sql`true`}
    order by date_trunc('milliseconds', created_on) ${way}, id ${way}
    limit ${Math.min(filter.limit, 200)}`.execute(db)
  return rows.map(asRecord)
}

function asRecord(row: Row): JobRecord {
  const state = STATES[row.state] ?? 'waiting'
  const hasFailed = state !== 'done' && row.output !== null
  return {
    id: row.id,
    name: row.name,
    state,
    siteId: row.data.siteId,
    input: row.data.input,
    attempts: row.retry_count + (row.started_on === null ? 0 : 1),
    queuedAt: row.created_on,
    dueAt: row.start_after,
    startedAt: row.started_on,
    settledAt: row.completed_on,
    error: hasFailed ? String(row.output?.message ?? '') : null,
  }
}

export interface JobCounts {
  readonly waiting: number
  readonly running: number
  readonly failed: number
}

/** How many jobs wait, run and have failed. */
export async function countJobs(db: Kysely<unknown>): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as running,
      count(*) filter (where state = 'failed') as failed
    from ${sql.raw(JOBS_SCHEMA)}.job`.execute(db)
  return rows[0] ?? { waiting: 0, running: 0, failed: 0 }
}

/** Tries a failed job once more; says which site's it is. `null`: there is no such failed job. */
export async function retryJob(db: Db, name: string, id: Id): Promise<{ readonly siteId: Id | null } | null> {
  const { rows } = await sql<{ data: JobData }>`
    update ${sql.raw(JOBS_SCHEMA)}.job
    set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null,
      keep_until = now() + interval '30 days'
    where name = ${name} and id = ${id}::uuid and state = 'failed'
    returning data`.execute(db)
  const [row] = rows
  return row ? { siteId: row.data.siteId } : null
}

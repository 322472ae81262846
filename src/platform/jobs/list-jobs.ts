import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Direction } from '#kernel/sorted.ts'
import type { Db } from '../db/database.ts'
import { microsecondsOf, momentAt } from '../db/microseconds.ts'
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
  /** `queuedAt` in microseconds since 1970 UTC: its place in the list. */
  readonly queuedMicroseconds: number
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
  readonly behind?: Pick<JobRecord, 'queuedMicroseconds' | 'id'>
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
  created_microseconds: number
  start_after: Date
  started_on: Date | null
  completed_on: Date | null
  output: { message?: unknown } | null
}

/**
 * Jobs, the latest queued first unless `direction` says otherwise. Settled ones are kept 14 days. Each state is read off
 * the index of states (`install-jobs.ts`), a page at most, and the pages are laid together.
 */
export async function listJobs(db: Db, filter: JobFilter): Promise<JobRecord[]> {
  const { rows } = await jobPage(filter).execute(db)
  return rows.map(asRecord)
}

/**
 * The statement that reads a page of the list. The jobs of one state are put in order by their state as well: behind
 * row security an equality of states is taken for no constant, and the index would be passed over.
 */
export function jobPage(filter: JobFilter): RawBuilder<Row> {
  const states = Object.keys(STATES).filter(
    (state) => filter.state === undefined || STATES[state] === filter.state,
  )
  const { behind } = filter
  const limit = Math.min(filter.limit, 200)
  const [beyond, way] = filter.direction === 'ascending' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  return sql<Row>`
    select id, name, state::text, data, retry_count, created_on, ${microsecondsOf(sql`created_on`)} as created_microseconds,
      start_after, started_on, completed_on, output
    from unnest(${states}::text[]) as wanted
    cross join lateral (
      select * from ${sql.raw(JOBS_SCHEMA)}.job
      where state = wanted::${sql.raw(JOBS_SCHEMA)}.job_state
        and ${filter.name === undefined ? sql`true` : sql`name = ${filter.name}`}
        and ${filter.siteId === undefined ? sql`true` : sql`group_id = ${filter.siteId}`}
        and ${behind ? sql`(created_on, id) ${beyond} (${momentAt(behind.queuedMicroseconds)}, ${behind.id}::uuid)` : sql`true`}
      order by state ${way}, created_on ${way}, id ${way} limit ${limit}
    ) as found
    order by created_on ${way}, id ${way} limit ${limit}`
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
    queuedMicroseconds: row.created_microseconds,
    dueAt: row.start_after,
    startedAt: row.started_on,
    settledAt: row.completed_on,
    error: hasFailed ? String(row.output?.message ?? '') : null,
  }
}

export type JobCounts = Readonly<Record<'waiting' | 'running' | 'failed', number>>

/** How many jobs wait, run and have failed. */
export async function countJobs(db: Kysely<unknown>): Promise<JobCounts> {
  // Each counted by itself, off the index: together they are guessed to be most of the table, which is read whole then.
  const counts = { waiting: 0, running: 0, failed: 0 }
  const { rows } = await sql<{ state: string; count: number }>`
    select wanted as state, count from unnest(array['created', 'retry', 'active', 'failed']) as wanted
    cross join lateral (
      select count(*) from ${sql.raw(JOBS_SCHEMA)}.job where state = wanted::${sql.raw(JOBS_SCHEMA)}.job_state
    ) as counted`.execute(db)
  for (const { state, count } of rows) {
    const shown = STATES[state]
    if (shown === 'waiting' || shown === 'running' || shown === 'failed') counts[shown] += count
  }
  return counts
}

/** Tries a failed job once more; says which site's it is. `null`: there is no such failed job. */
export async function retryJob(db: Db, name: string, id: Id): Promise<{ readonly siteId: Id | null } | null> {
  const { rows } = await sql<{ data: JobData }>`
    update ${sql.raw(JOBS_SCHEMA)}.job
    -- Of jobs in order it is the oldest that waits: the next of its site, though not while another is tried again.
    set state = 'created', policy = (select policy from ${sql.raw(JOBS_SCHEMA)}.queue where queue.name = job.name),
      retry_limit = retry_count + 1, start_after = now(), completed_on = null,
      keep_until = now() + interval '30 days'
    where name = ${name} and id = ${id}::uuid and state = 'failed'
    returning data`.execute(db)
  const [row] = rows
  return row ? { siteId: row.data.siteId } : null
}

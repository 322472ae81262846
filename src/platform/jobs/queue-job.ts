import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Id, newId } from '#kernel/ids.ts'
import type { Ctx } from '../ctx.ts'
import { type Db, json } from '../db/database.ts'
import { logScope } from '../log/log.ts'
import type { JobDeclaration } from './job.ts'

/** The queue's own schema. */
export const JOBS_SCHEMA = 'jobs'

/** Where the queue listens, named as it names it: after a digest of its schema. */
export const CHANNEL = `pgboss_${createHash('sha224').update(JOBS_SCHEMA).digest('hex').slice(0, 24)}`

/** How long a job may wait to be run, and how long it is kept once it is done or has failed, in seconds. */
const KEPT_WAITING = 30 * 86_400
const KEPT_SETTLED = 14 * 86_400

/** Seconds after which a run whose process has fallen silent is taken for dead. */
const HEARTBEAT = 30

/** How every queue is laid; what differs from job to job travels with the job. */
export const queueSettings = { policy: 'standard', notify: true, heartbeatSeconds: HEARTBEAT } as const

/** What is stored with a job. */
export interface JobData {
  readonly siteId: Id | null
  readonly input: unknown
  /** The request that queued it, for the log. */
  readonly requestId?: string
}

export interface QueueOptions {
  /** Not before this moment; at once unless said. */
  readonly at?: Date
  readonly id?: Id
}

/**
 * Queues a job in the caller's transaction: it is there if the transaction commits and never was if it does not. It
 * runs for the site that the transaction is bound to, usually within milliseconds of the commit.
 *
 * @returns the job's id
 */
export function queueJob<Input>(
  ctx: Pick<Ctx, 'db' | 'site'>,
  job: JobDeclaration<Input>,
  input: Input,
  options: QueueOptions = {},
): Promise<Id> {
  return insertJob(ctx.db, ctx.site?.id ?? null, job, job.input.parse(input), options)
}

/**
 * Writes the row that the queue would write (its table is open to plain SQL), so that a process can queue without
 * running one.
 */
export async function insertJob(
  db: Db,
  siteId: Id | null,
  job: Omit<JobDeclaration, 'input'>,
  input: unknown,
  options: QueueOptions = {},
): Promise<Id> {
  const { requestId } = logScope()
  const data: JobData = { siteId, input, ...(requestId === undefined ? {} : { requestId }) }
  const id = options.id ?? newId()
  const at = options.at?.toISOString() ?? null
  await sql`
    with ready as materialized (
      select ${sql.raw(JOBS_SCHEMA)}.create_queue(${job.name}, ${json(queueSettings)}::jsonb)
      where not exists (select from ${sql.raw(JOBS_SCHEMA)}.queue where name = ${job.name})
    ),
    queued as (
      insert into ${sql.raw(JOBS_SCHEMA)}.job
        (id, name, data, priority, start_after, group_id, retry_limit, retry_delay, retry_backoff, retry_delay_max,
         expire_seconds, heartbeat_seconds, deletion_seconds, keep_until, policy)
      select ${id}::uuid, ${job.name}, ${json(data)}::jsonb, ${job.priority ?? 0}::integer, start_after,
        ${siteId ?? 'platform'}, ${job.retries}::integer, ${job.backoff.first}::integer, true,
        ${job.backoff.longest}::integer, ${job.timeout}::integer, ${HEARTBEAT}::integer, ${KEPT_SETTLED}::integer,
        start_after + ${KEPT_WAITING}::integer * interval '1 second', 'standard'
      from (select coalesce(${at}::timestamptz, now()) as start_after) as moment
      where (select count(*) from ready) >= 0
      returning name, start_after
    )
    select pg_notify(${CHANNEL}, name) from queued where start_after <= now()`.execute(db)
  return id
}

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Id, newId } from '#kernel/ids.ts'
import type { Ctx } from '../ctx.ts'
import { type Db, json } from '../db/database.ts'
import { logScope } from '../log/log.ts'
import type { JobDeclaration } from './job.ts'

export const JOBS_SCHEMA = 'jobs'

/** Where the queue listens, named as it names it: after a digest of its schema. */
export const CHANNEL = `pgboss_${createHash('sha224').update(JOBS_SCHEMA).digest('hex').slice(0, 24)}`

/** The queue's policy that takes the jobs of one key one after another. */
export const IN_ORDER = 'key_strict_fifo'

/** How long a job may wait to be run, and how long it is kept once it is done or has failed, in seconds. */
const KEPT_WAITING = 30 * 86_400
const KEPT_SETTLED = 14 * 86_400

/** Seconds after which a run whose process has fallen silent is taken for dead. */
const HEARTBEAT = 30

/** How the queue of a job is laid; what else differs from job to job travels with the job. */
export function queueSettings(job: Pick<JobDeclaration, 'isInOrder'>) {
  const policy = job.isInOrder === true ? IN_ORDER : 'standard'
  return { policy, notify: true, heartbeatSeconds: HEARTBEAT } as const
}

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
  /** Whose turn in the line it takes, where it is queued for no site: an account's id. The site's unless said. */
  readonly turnOf?: Id
}

/** Turns of one urgency: the queue takes what is more urgent first, then by turns, then what came first. */
const PLACES = 1_000_000

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
 * Queues one job for each of many inputs, as {@link queueJob} does, in one statement.
 *
 * @returns the jobs' ids, in the order of the inputs
 */
export async function queueJobs<Input>(
  ctx: Pick<Ctx, 'db' | 'site'>,
  job: JobDeclaration<Input>,
  inputs: readonly Input[],
): Promise<Id[]> {
  const queued = inputs.map((input) => ({ id: newId(), input: job.input.parse(input) }))
  await insertJobs(ctx.db, ctx.site?.id ?? null, job, queued, {})
  return queued.map(({ id }) => id)
}

/** Writes the row that the queue would write for a job. */
export async function insertJob(
  db: Db,
  siteId: Id | null,
  job: Omit<JobDeclaration, 'input'>,
  input: unknown,
  options: QueueOptions = {},
): Promise<Id> {
  const id = options.id ?? newId()
  await insertJobs(db, siteId, job, [{ id, input }], options)
  return id
}

/**
 * Writes the rows that the queue would write (its table is open to plain SQL), so that a process can queue without
 * running any.
 *
 * Sites take turns: a job comes into the turn after the one that runs, or where its site waits already, into
 * the turn after the last of that site. One that queues a thousand thus takes one place in each of a thousand turns,
 * and others come between; and since the turns go on as they are run, what waits long is not overtaken for ever
 * (self-clocked fair queueing: Golestani, INFOCOM 1994).
 */
async function insertJobs(
  db: Db,
  siteId: Id | null,
  job: Omit<JobDeclaration, 'input'>,
  queued: readonly { readonly id: Id; readonly input: unknown }[],
  options: QueueOptions,
): Promise<void> {
  if (queued.length === 0) return
  const { requestId } = logScope()
  const rows = queued.map(({ id, input }) => {
    const data: JobData = { siteId, input, ...(requestId === undefined ? {} : { requestId }) }
    return { id, data }
  })
  const at = options.at?.toISOString() ?? null
  const settings = queueSettings(job)
  const turnOf = options.turnOf ?? siteId ?? 'platform'
  const first = (job.priority ?? 0) * PLACES
  const last = first - PLACES + 1
  await sql`
    with ready as materialized (
      select ${sql.raw(JOBS_SCHEMA)}.create_queue(${job.name}, ${json(settings)}::jsonb)
      where not exists (select from ${sql.raw(JOBS_SCHEMA)}.queue where name = ${job.name})
    ),
    place as materialized (
      select portico.job_turn(${job.name}, ${first}::integer, ${last}::integer, ${turnOf}) as priority
    ),
    queued as (
      insert into ${sql.raw(JOBS_SCHEMA)}.job
        (id, name, data, priority, start_after, group_id, singleton_key, retry_limit, retry_delay, retry_backoff, retry_delay_max,
         expire_seconds, heartbeat_seconds, deletion_seconds, keep_until, policy)
      select (given.job ->> 'id')::uuid, ${job.name}, given.job -> 'data',
        greatest(${last}::integer, place.priority + 1 - given.number::integer), start_after,
        ${turnOf}, ${job.isInOrder === true ? turnOf : null}, ${job.retries}::integer, ${job.backoff.first}::integer, true,
        ${job.backoff.longest}::integer, ${job.timeout}::integer, ${HEARTBEAT}::integer, ${KEPT_SETTLED}::integer,
        start_after + ${KEPT_WAITING}::integer * interval '1 second', ${settings.policy}
      from (select coalesce(${at}::timestamptz, now()) as start_after) as moment, place,
        jsonb_array_elements(${json(rows)}::jsonb) with ordinality as given (job, number)
      where (select count(*) from ready) >= 0
      returning name, start_after
    )
    select pg_notify(${CHANNEL}, name) from queued where start_after <= now() group by name`.execute(db)
}

import { sql } from 'kysely'
import { type Db as BossDb, type JobResult, type JobWithMetadata, PgBoss, type WorkOptions } from 'pg-boss'
import { z } from 'zod'
import { SECOND } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import type { Db } from '../db/database.ts'
import { withLogScope } from '../log/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { runAsSystem, type SystemSurroundings } from '../system-ctx.ts'
import { bossDatabase } from './boss-database.ts'
import { defineJob, GiveUp, type Job, type JobRun, OvertakenError, type RecurringJob } from './job.ts'
import { countJobs, type JobCounts, retryJob } from './list-jobs.ts'
import { CHANNEL, type JobData, JOBS_SCHEMA, queueSettings } from './queue-job.ts'
import { forgetPeriods, queueDue } from './recurrence.ts'

export interface JobsOptions extends SystemSurroundings {
  readonly jobs: readonly Job[]
  readonly recurring: readonly RecurringJob[]
  readonly metrics?: Metrics
}

const TICK = 15 * SECOND

/** Prepares the queue: in PostgreSQL's schema `jobs`, or in that of the embedded database. Nothing starts yet. */
export function createJobs(options: JobsOptions): Jobs {
  return new Jobs(options)
}

/** The queue of this process. */
export class Jobs {
  readonly #options: JobsOptions
  readonly #jobs: readonly Job[]
  readonly #db: BossDb
  #boss: PgBoss | null = null
  #timers: NodeJS.Timeout[] = []
  #waking: Promise<unknown> | null = null
  /** Up to when, by the database's clock, what fell due has been announced. */
  #announcedUntil: string | null = null
  #ticking: Promise<unknown> | null = null

  constructor(options: JobsOptions) {
    this.#options = options
    this.#jobs = [...options.jobs, ...options.recurring.map(asJob)]
    this.#db = bossDatabase(options.database)
    const names = this.#jobs.map(({ name }) => name)
    const twice = names.find((name, i) => names.indexOf(name) !== i)
    if (twice !== undefined) throw new Error(`Two jobs are called ${twice}`)
  }

  #create(): PgBoss {
    const boss = new PgBoss({
      db: this.#db,
      schema: JOBS_SCHEMA,
      backend: this.#options.database.kind === 'embedded' ? 'pglite' : 'postgres',
      useListenNotify: true,
      supervise: true,
      schedule: false,
      superviseIntervalSeconds: 15,
      monitorIntervalSeconds: 15,
      maintenanceIntervalSeconds: 3600,
      // The embedded database has no autovacuum to watch, and its indexes are small.
      monitorVacuum: false,
      reindex: this.#options.database.kind === 'postgres',
    })
    const { log } = this.#options.tools
    boss.on('error', (error) => log.error({ err: error }, 'the job queue reports an error'))
    boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'))
    return boss
  }

  /** Begins to run jobs and to queue what recurs. */
  async work(): Promise<void> {
    if (this.#boss) throw new Error('The queue is already at work')
    const boss = this.#create()
    this.#boss = boss
    await boss.start()
    if (this.#options.database.kind === 'embedded') await this.#returnOrphans(boss)
    for (const job of this.#jobs) {
      if (!(await boss.getQueue(job.name))) await boss.createQueue(job.name, queueSettings(job))
      await this.#addWorkers(boss, job)
    }
    this.#timers = [setInterval(() => this.#tick(), TICK), setInterval(() => this.#wake(), SECOND)]
    this.#tick()
  }

  async #addWorkers(boss: PgBoss, job: Job): Promise<void> {
    const concurrency = job.concurrency ?? 2
    const settings: WorkOptions = {
      includeMetadata: true,
      perJobResults: true,
      batchSize: 1,
      localConcurrency: concurrency,
      // Where several run at once, one site leaves room for the others.
      ...(concurrency > 1 ? { localGroupConcurrency: concurrency - 1 } : {}),
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 30,
    }
    let workers: readonly string[] = []
    await boss.work<JobData>(job.name, settings, async (batch) => {
      const results: JobResult[] = []
      // The settings ask for the whole row; the library's types cannot follow them there.
      for (const row of batch as JobWithMetadata<JobData>[]) results.push(await this.#run(job, row))
      // Where there was one there may be more: without this, a worker would rest after each.
      for (const worker of workers) boss.notifyWorker(worker)
      return results
    })
    workers = boss
      .getWipData({ includeInternal: false })
      .flatMap(({ id, name }) => (name === job.name ? [id] : []))
  }

  /**
   * What is queued for now is announced as it is committed; what was queued for later, or is to be tried again, is
   * announced here when its moment comes. Workers that ask rarely then still begin within a second. A look that has no
   * answer yet is not joined by others: each would take a connection more from those who ask besides.
   */
  #wake(): void {
    this.#waking ??= this.#announceDue()
      .catch((error: unknown) =>
        this.#options.tools.log.warn({ err: error }, 'waiting jobs could not be announced'),
      )
      .finally(() => (this.#waking = null))
  }

  /** Each look begins where the last one ended, and a little before: a process that stood still leaves nothing out. */
  async #announceDue(): Promise<void> {
    const { rows } = await sql<{ until: string }>`
      with due as (
        select distinct name from ${sql.raw(JOBS_SCHEMA)}.job
        where state < 'active' and start_after <= now()
          and start_after >= coalesce(${this.#announcedUntil}::timestamptz, now()) - interval '2 seconds'
      ), told as (select pg_notify(${CHANNEL}, name) from due)
      select now()::text as until, count(*) from told`.execute(this.#options.database.root)
    this.#announcedUntil = rows[0]?.until ?? null
  }

  /** The embedded database serves one process: a job that was running when it opened has no worker. */
  async #returnOrphans(boss: PgBoss): Promise<void> {
    const { rows } = await sql<{ name: string; id: string }>`
      select name, id from ${sql.raw(JOBS_SCHEMA)}.job where state = 'active'`.execute(
      this.#options.database.root,
    )
    for (const { name, id } of rows) await boss.fail(name, id, { message: 'The process ended while it ran.' })
  }

  #tick(): void {
    this.#ticking ??= this.queueDue()
      .catch((error: unknown) => {
        this.#options.tools.log.error({ err: error }, 'recurring work could not be queued')
      })
      .finally(() => (this.#ticking = null))
  }

  /** Queues at once what has fallen due, and tells its names; otherwise this happens every 15 seconds. */
  async queueDue(): Promise<string[]> {
    const { database, recurring } = this.#options
    const boss = this.#boss
    if (!boss) return []
    return queueDue(database, recurring, (cron, tz, from, count) =>
      boss.previewSchedule(cron, { tz, from, count }),
    )
  }

  /** Takes no more, waits for what runs (at most `milliseconds`, 25 s unless said), then gives the rest back to the queue. */
  async stop(milliseconds = 25 * SECOND): Promise<void> {
    for (const timer of this.#timers.splice(0)) clearInterval(timer)
    const boss = this.#boss
    this.#boss = null
    // One beside the other: where the database is silent, each waits until it is given up.
    await Promise.all([
      this.#ticking,
      this.#waking,
      boss?.stop({ graceful: true, close: false, timeout: milliseconds }),
    ])
  }

  /** Tries a failed job once more. `false`: there is no such failed job. */
  retry(db: Db, name: string, id: Id): Promise<boolean> {
    return retryJob(db, name, id).then((retried) => retried !== null)
  }

  /** How many jobs wait, run and have failed. */
  counts(): Promise<JobCounts> {
    return countJobs(this.#options.database.root)
  }

  async #run(job: Job, row: JobWithMetadata<JobData>): Promise<JobResult> {
    const { metrics, tools } = this.#options
    const started = performance.now()
    const seconds = () => (performance.now() - started) / 1000
    const isLastAttempt = row.retryCount >= row.retryLimit
    const scope = { jobId: row.id, siteId: row.data.siteId, ...pick(row.data.requestId) }
    return withLogScope(scope, async (): Promise<JobResult> => {
      const log = tools.log.child({ job: job.name, attempt: row.retryCount + 1 })
      try {
        await job.run(this.#runOf(job, row, isLastAttempt, log), job.input.parse(row.data.input))
        metrics?.job(job.name, 'completed', seconds())
        return { id: row.id, status: 'completed' }
      } catch (error) {
        if (error instanceof OvertakenError) {
          log.warn('another run of this job has taken over; what this one did was rolled back')
          return { id: row.id, status: 'failed', output: outputOf(error) }
        }
        const isOver = isLastAttempt || error instanceof GiveUp || error instanceof z.ZodError
        metrics?.job(job.name, isOver ? 'failed' : 'retried', seconds())
        log[isOver ? 'error' : 'warn'](
          { err: error },
          isOver ? 'a job failed' : 'a job failed and will be tried again',
        )
        return { id: row.id, status: isOver ? 'deadletter' : 'failed', output: outputOf(error) }
      }
    })
  }

  #runOf(job: Job, row: JobWithMetadata<JobData>, isLastAttempt: boolean, log: JobRun['log']): JobRun {
    const { siteId } = row.data
    return {
      jobId: row.id,
      siteId,
      attempt: row.retryCount + 1,
      isLastAttempt,
      signal: row.signal,
      log,
      tools: this.#options.tools,
      transaction: (work) => runAsSystem(this.#options, { siteId, reason: `job ${job.name}` }, work),
      finish: (db) => this.#finish(db, job.name, row),
    }
  }

  /** Only the run that holds the job can end it: its number is compared as the row is written. */
  async #finish(db: Db, name: string, row: { id: string; retryCount: number }): Promise<void> {
    const { rows } = await sql`
      update ${sql.raw(JOBS_SCHEMA)}.job set state = 'completed', completed_on = now()
      where name = ${name} and id = ${row.id}::uuid and state = 'active' and retry_count = ${row.retryCount}
      returning id`.execute(db)
    if (rows.length === 0)
      throw new OvertakenError(`Run ${row.retryCount + 1} of job ${row.id} has been overtaken`)
  }
}

function pick(requestId: string | undefined): { requestId?: string } {
  return requestId === undefined ? {} : { requestId }
}

/** What is kept of a failure, to be read in the console. */
function outputOf(error: unknown): { message: string; stack?: string } {
  if (!(error instanceof Error)) return { message: String(error) }
  return {
    message: error.message.slice(0, 2000),
    ...(error.stack ? { stack: error.stack.slice(0, 8000) } : {}),
  }
}

const periodShape = z.object({ period: z.iso.datetime() })

function asJob(recurring: RecurringJob): Job {
  const { name, retries, backoff, timeout } = recurring
  return defineJob({
    name,
    retries,
    backoff,
    timeout,
    concurrency: 1,
    input: periodShape,
    run: (run, { period }) => recurring.run(run, new Date(period)),
  })
}

/** The platform's own recurring work: deletes rate-limit periods that are over. */
export function forgetPeriodsDaily(surroundings: SystemSurroundings): RecurringJob {
  return {
    name: 'platform.forget-periods',
    cron: '17 3 * * *',
    retries: 3,
    backoff: { first: 60, longest: 3600 },
    timeout: 300,
    run: () => forgetPeriods(surroundings.database),
  }
}

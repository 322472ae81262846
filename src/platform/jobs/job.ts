import type { z } from 'zod'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '../ctx.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { Tools } from '../tools.ts'

/** What can be queued: all that the queueing side needs to know. */
export interface JobDeclaration<Input = unknown> {
  /** `area.verb-noun`, unique. Stored with what is queued: it is never renamed. */
  readonly name: string
  readonly input: z.ZodType<Input>
  /** How often it is tried again after it failed. */
  readonly retries: number
  /** Seconds before the first retry; they double up to `longest`, with some jitter. */
  readonly backoff: { readonly first: number; readonly longest: number }
  /** Seconds after which a run is given up and counts as failed. */
  readonly timeout: number
  /** The higher, the sooner; 0 unless said. */
  readonly priority?: number
  /** Runs at once in one process; 2 unless said. Of several, one site never takes them all; of one, sites take turns. */
  readonly concurrency?: number
  /**
   * Whether the jobs of one site run one after another, in the order in which they were committed. One that is to be
   * tried again holds up those behind it; one that has failed for good does not.
   */
  readonly isInOrder?: boolean
}

/** A running job. */
export interface JobRun {
  readonly jobId: Id
  /** The site it was queued for, `null` for the platform's own work. */
  readonly siteId: Id | null
  /** From 1. */
  readonly attempt: number
  /** Whether it will not be tried again if it fails now. */
  readonly isLastAttempt: boolean
  /** Fires at the timeout and at the end of the process. */
  readonly signal: AbortSignal
  readonly log: Log
  readonly tools: Tools
  /** Runs a verb in a transaction bound to the job's site. */
  transaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
  /**
   * Marks the job as done within the caller's transaction, so that its effect and its end are one. If this run has
   * been overtaken (it was paused past its time and another took over), it throws {@link OvertakenError}, and the
   * transaction with its effect is rolled back.
   */
  finish(db: Db): Promise<void>
}

/** Work that is done after the request: what can be queued, and how it is run. */
export interface Job<Input = unknown> extends JobDeclaration<Input> {
  run(job: JobRun, input: Input): Promise<void>
}

/** Another run of the same job has taken over; nothing this one writes may stay. */
export class OvertakenError extends Error {
  override name = 'OvertakenError'
}

/** Thrown by a job that no retry can help: it fails at once and for good. */
export class GiveUp extends Error {
  override name = 'GiveUp'
}

const NAME = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/

function check(job: Omit<JobDeclaration, 'input'>): void {
  const figures = [job.retries, job.backoff.first, job.backoff.longest, job.timeout, job.concurrency ?? 1]
  const isSound = figures.every((figure) => Number.isInteger(figure) && figure >= 0) && job.timeout >= 1
  if (!NAME.test(job.name) || !isSound || job.backoff.longest < job.backoff.first) {
    throw new Error(`Not a job: ${job.name}`)
  }
}

/** Declares a job that is run elsewhere. */
export function declareJob<Input>(job: JobDeclaration<Input>): JobDeclaration<Input> {
  check(job)
  return Object.freeze(job)
}

/** Declares a job together with its run. */
export function defineJob<Input>(job: Job<Input>): Job<Input> {
  check(job)
  return Object.freeze(job)
}

/** Work that recurs by the clock. */
export interface RecurringJob {
  /** `area.verb-noun`, unique among all jobs. */
  readonly name: string
  /** Five fields of cron: minute, hour, day of month, month, day of week. */
  readonly cron: string
  /** IANA zone in which `cron` is read; `UTC` unless given. */
  readonly zone?: string
  /** What happens for times missed while no worker ran: nothing, or one run for the latest of them (the default). */
  readonly missed?: 'skip' | 'once'
  readonly retries: number
  readonly backoff: JobDeclaration['backoff']
  readonly timeout: number
  /** `period` is the moment at which it fell due, not that at which it runs. */
  run(job: JobRun, period: Date): Promise<void>
}

/** Declares recurring work. */
export function defineRecurring(job: RecurringJob): RecurringJob {
  check(job)
  return Object.freeze(job)
}

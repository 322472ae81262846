import type { EventType } from '#kernel/event.ts'
import { point } from '#kernel/point.ts'
import type { Ctx } from '../ctx.ts'
import { defineJob, type Job } from '../jobs/job.ts'

/** What an area does when something has happened elsewhere: a job that each such event queues. */
export interface Subscription {
  readonly event: EventType
  readonly job: Job
}

/** A subscriber of events. */
export const subscriptions = point<Subscription>('platform.subscriptions')

/**
 * Declares what an area does on an event of an area below it. It is retried for about ten hours until it succeeds;
 * what comes after on the same site waits for it. After that the job is marked as failed, and the next event follows.
 *
 * @param name `area.what-it-does`, unique among all jobs. Stored with what is queued: it is never renamed.
 * @param run runs in a transaction bound to the event's site; with its commit the event counts as delivered, so that
 *   what it writes through `ctx.db` happens once. What reaches beyond the database it queues as a job.
 */
export function subscribe<Payload>(
  event: EventType<Payload>,
  name: string,
  run: (ctx: Ctx, payload: Payload) => Promise<void>,
): Subscription {
  const job = defineJob<Payload>({
    name,
    input: event.shape,
    isInOrder: true,
    retries: 20,
    backoff: { first: 1, longest: 3600 },
    timeout: 60,
    run: (told, payload) =>
      told.transaction(async (ctx) => {
        await run(ctx, payload)
        await told.finish(ctx.db)
      }),
  })
  return Object.freeze({ event, job })
}

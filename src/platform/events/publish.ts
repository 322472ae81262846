import type { EventType } from '#kernel/event.ts'
import { type Ctx, siteOf } from '../ctx.ts'
import { insertJob } from '../jobs/queue-job.ts'
import { subscriptions } from './subscription.ts'

/**
 * Queues an event for each of its subscribers in the caller's transaction: they run after the commit, and never
 * if there is none. The transaction must be bound to a site. Events of one site are delivered to a subscriber in the order
 * in which they were committed. An event without subscribers is only checked.
 *
 * @throws ZodError where the payload is not of the event's shape
 */
export async function publish<Payload>(
  ctx: Pick<Ctx, 'db' | 'site' | 'tools'>,
  event: EventType<Payload>,
  payload: Payload,
): Promise<void> {
  const siteId = siteOf(ctx)
  const checked = event.shape.parse(payload)
  for (const { event: heard, job } of ctx.tools.of(subscriptions))
    if (heard.name === event.name) await insertJob(ctx.db, siteId, job, checked)
}

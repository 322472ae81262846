import type { EventType } from '#kernel/event.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '../ctx.ts'

/** What is known of an event beside its payload. */
export interface EventFacts {
  readonly id: Id
  /** Its place in the order of its site, from 1, without gaps. */
  readonly position: number
  readonly happenedAt: Date
}

/** What an area does when something has happened elsewhere. */
export interface Subscription {
  /** `area.what-it-does`, unique. Stored with what was delivered: it is never renamed. */
  readonly name: string
  readonly event: EventType
  /**
   * Runs in a transaction bound to the event's site; with its commit the event counts as delivered, so that what it
   * writes through `ctx.db` happens once. What reaches beyond the database it queues as a job.
   */
  readonly run: (ctx: Ctx, payload: never, facts: EventFacts) => Promise<void>
}

const NAME = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/

/** Declares what an area does on an event of an area below it. */
export function subscribe<Payload>(
  event: EventType<Payload>,
  name: string,
  run: (ctx: Ctx, payload: Payload, facts: EventFacts) => Promise<void>,
): Subscription {
  if (!NAME.test(name)) throw new Error(`Not a name for a subscription: ${name}`)
  return Object.freeze({ name, event, run })
}

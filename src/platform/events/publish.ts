import { sql } from 'kysely'
import type { EventType } from '#kernel/event.ts'
import { type Id, newId } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '../ctx.ts'
import { json } from '../db/database.ts'

/** Where the relay hears that something was published. */
export const EVENTS_CHANNEL = 'portico_events'

/**
 * Stores an event in the caller's transaction: subscribers are told after the commit, and never if there is none.
 * The transaction must be bound to a site. Events of one site are told in the order in which they were committed.
 *
 * @returns the event's id
 */
export async function publish<Payload>(
  ctx: Pick<Ctx, 'db' | 'site'>,
  event: EventType<Payload>,
  payload: Payload,
): Promise<Id> {
  const siteId = siteOf(ctx)
  const id = newId()
  const checked = json(event.shape.parse(payload))
  await sql`
    with stored as (
      insert into events (site_id, id, name, payload)
      values (${siteId}::uuid, ${id}::uuid, ${event.name}, ${checked}::jsonb)
      returning site_id
    )
    select pg_notify(${EVENTS_CHANNEL}, site_id::text) from stored`.execute(ctx.db)
  return id
}

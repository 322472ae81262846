import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Db } from '../db/database.ts'

/** The first event that a subscriber on a site has still to be told. */
export interface Due {
  readonly siteId: Id
  readonly subscriber: string
  readonly position: number
}

export interface DueEvent extends Due {
  readonly attempts: number
  readonly id: Id
  readonly payload: unknown
  readonly happenedAt: Date
}

/** Sites laid out in one transaction. */
const SITES = 100

/**
 * Gives each subscriber its row for every event that is new since the last time. A site's counter is locked while it
 * is laid out; one that another process has in hand is left to it.
 *
 * @returns how many sites there were
 */
export async function layOut(
  db: Db,
  subscribers: readonly { name: string; event: string }[],
): Promise<number> {
  const pairs = subscribers.map(({ name, event }) => sql`(${name}, ${event})`)
  const wanted = pairs.length === 0 ? sql`select null, null where false` : sql`values ${sql.join(pairs)}`
  const { rows } = await sql`
    with behind as materialized (
      select site_id, laid_out from event_positions where laid_out < latest
      order by site_id limit ${SITES} for update skip locked
    ),
    -- What this statement sees of the events. A row that changed while it was being locked is read anew,
    -- the events are not: its "latest" may name one that is not seen yet, and must not be counted as laid out.
    seen as (
      select events.site_id, max(events.position) as position
      from behind join events on events.site_id = behind.site_id and events.position > behind.laid_out
      group by events.site_id
    ),
    wanted (subscriber, name) as (${wanted}),
    deliveries as (
      insert into event_deliveries (site_id, subscriber, position, event_id)
      select events.site_id, wanted.subscriber, events.position, events.id
      from behind
      join events on events.site_id = behind.site_id
        and events.position > behind.laid_out
      join wanted on wanted.name = events.name
      on conflict do nothing
    )
    update event_positions as counter set laid_out = seen.position
    from seen where counter.site_id = seen.site_id
    returning counter.site_id`.execute(db)
  return rows.length
}

/** The heads that may be delivered now: of each subscriber on each site the first that waits, if its time has come. */
export async function dueDeliveries(db: Db, subscribers: readonly string[], limit: number): Promise<Due[]> {
  if (subscribers.length === 0) return []
  const { rows } = await sql<Due>`
    select site_id as "siteId", subscriber, position from (
      select distinct on (site_id, subscriber) site_id, subscriber, position, due_at
      from event_deliveries
      where state = 'waiting' and subscriber in (${sql.join(subscribers)})
      order by site_id, subscriber, position
    ) as heads
    where due_at <= now() order by due_at limit ${limit}`.execute(db)
  return rows
}

/** Takes a head for delivery, to the end of the transaction; `null` if another process has it or is done with it. */
export async function takeDelivery(db: Db, due: Due): Promise<DueEvent | null> {
  const { rows } = await sql<{ attempts: number; id: Id; payload: unknown; happenedAt: Date }>`
    select delivery.attempts, events.id, events.payload, events.created_at as "happenedAt"
    from event_deliveries as delivery
    join events on events.site_id = delivery.site_id and events.id = delivery.event_id
    where delivery.site_id = ${due.siteId}::uuid and delivery.subscriber = ${due.subscriber}
      and delivery.position = ${due.position} and delivery.state = 'waiting'
    for update of delivery skip locked`.execute(db)
  const [row] = rows
  return row ? { ...due, ...row } : null
}

export async function markDelivered(db: Db, due: Due): Promise<void> {
  await sql`
    update event_deliveries set state = 'done', attempts = attempts + 1, error = null, settled_at = now()
    where site_id = ${due.siteId}::uuid and subscriber = ${due.subscriber} and position = ${due.position}`.execute(
    db,
  )
}

/** Notes a failure; `seconds` until the next try, `null` where there is none. */
export async function markFailure(
  db: Db,
  due: DueEvent,
  error: string,
  seconds: number | null,
): Promise<void> {
  await sql`
    update event_deliveries set attempts = attempts + 1, error = ${error},
      state = ${seconds === null ? 'failed' : 'waiting'},
      due_at = now() + ${seconds ?? 0}::integer * interval '1 second',
      settled_at = case when ${seconds === null} then now() end
    where site_id = ${due.siteId}::uuid and subscriber = ${due.subscriber} and position = ${due.position}
      and state = 'waiting' and attempts = ${due.attempts}`.execute(db)
}

/** A delivery that was given up, as the operator's console shows it. */
export interface FailedDelivery extends Due {
  readonly eventId: Id
  readonly event: string
  readonly payload: unknown
  readonly attempts: number
  readonly error: string | null
  readonly settledAt: Date
}

/** Deliveries given up, the latest first; at most 200. */
export async function listFailedDeliveries(db: Db, limit: number): Promise<FailedDelivery[]> {
  const { rows } = await sql<FailedDelivery>`
    select delivery.site_id as "siteId", subscriber, delivery.position, event_id as "eventId", name as event, payload,
      attempts, error, settled_at as "settledAt"
    from event_deliveries as delivery
    join events on events.site_id = delivery.site_id and events.id = delivery.event_id
    where state = 'failed' order by settled_at desc limit ${Math.min(limit, 200)}`.execute(db)
  return rows
}

/**
 * Tries a delivery that was given up once more, out of its order. Once only: until it is over, what came after it
 * waits behind it. `false`: there is no such one.
 */
export async function retryDelivery(db: Db, due: Due): Promise<boolean> {
  const { rows } = await sql`
    update event_deliveries set state = 'waiting', attempts = greatest(attempts - 1, 0), due_at = now(), settled_at = null
    where site_id = ${due.siteId}::uuid and subscriber = ${due.subscriber} and position = ${due.position}
      and state = 'failed'
    returning position`.execute(db)
  return rows.length > 0
}

/** Forgets events older than 30 days that every subscriber has been told. Returns how many. */
export async function forgetEvents(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from events using event_positions as counter
      where counter.site_id = events.site_id and events.position <= counter.laid_out
        and events.created_at < now() - interval '30 days'
        and not exists (
          select from event_deliveries as delivery
          where delivery.site_id = events.site_id and delivery.event_id = events.id and delivery.state <> 'done'
        )
      returning 1
    )
    select count(*) from gone`.execute(db)
  return rows[0]?.count ?? 0
}

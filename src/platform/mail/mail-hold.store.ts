import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Db } from '../db/database.ts'
import { WAITING } from './mail.store.ts'

export interface MailHold {
  /** Since when none does; `null`: they do. */
  readonly since: Date | null
  /** How many wait to leave. */
  readonly waiting: number
}

/**
 * Notes which database this is. Where another one is noted, it was put back from a copy, and mails are held.
 *
 * @returns whether they are held because of that, from now on
 */
export async function noteDatabase(db: Db, identity: string): Promise<boolean> {
  const { rows } = await sql`
    insert into portico.instance as here (database) values (${identity})
    on conflict (id) do update set database = excluded.database,
        held_at = case when here.database = '' then here.held_at else coalesce(here.held_at, now()) end
      where here.database <> excluded.database
    returning held_at is not null as held`.execute(db)
  return rows.some((row) => (row as { held: boolean }).held)
}

/** Holds all mails from now on. A database without a recorded identity gets an empty one. */
export async function insertHold(db: Db): Promise<void> {
  await sql`
    insert into portico.instance as here (database, held_at) values ('', now())
    on conflict (id) do update set held_at = coalesce(here.held_at, now())`.execute(db)
}

/** Lets mails leave again. `false`: they did. */
export async function deleteHold(db: Db): Promise<boolean> {
  const { rows } = await sql`
    update portico.instance set held_at = null, resumed_at = now() where held_at is not null returning id`.execute(
    db,
  )
  return rows.length > 0
}

/** Gives up all mails that wait: `unknown`, with `answer`, so that a person can send one of them again. Returns how many. */
export async function giveUpWaiting(db: Db, answer: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      update mails set state = 'unknown', settled_at = now(), answer = ${answer}, answer_code = null
      where ${WAITING} returning 1
    )
    select count(*)::int as count from gone`.execute(db)
  return rows[0]?.count ?? 0
}

/** Gives up mails of a site whose sending has not begun, by their types: `unknown`, with `answer`. */
export async function callOffMails(
  db: Db,
  siteId: Id,
  kinds: readonly string[],
  answer: string,
): Promise<void> {
  await sql`
    update mails set state = 'unknown', settled_at = now(), answer = ${answer}, answer_code = null
    where site_id = ${siteId}::uuid and kind = any(${[...kinds]}::text[]) and state = 'queued'`.execute(db)
}

/** Whether mails leave, and have since a moment (milliseconds) without having been held. */
export async function mailsLeaveSince(db: Db, since: number): Promise<boolean> {
  const { rows } = await sql`
    select from portico.instance
    where held_at is not null or resumed_at > ${new Date(since).toISOString()}::timestamptz`.execute(db)
  return rows.length === 0
}

/** Whether mails leave, and how many wait. */
export async function readHold(db: Db): Promise<MailHold> {
  const { rows } = await sql<MailHold>`
    select (select held_at from portico.instance) as since, count(*)::int as waiting
    from mails where ${WAITING}`.execute(db)
  return rows[0] ?? { since: null, waiting: 0 }
}

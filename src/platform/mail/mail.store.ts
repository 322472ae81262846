import { type RawBuilder, sql } from 'kysely'
import { type Id, NO_ID } from '#kernel/ids.ts'
import type { Direction } from '#kernel/sorted.ts'
import { storableText } from '#kernel/storable-text.ts'
import { type Db, json } from '../db/database.ts'
import { microsecondsOf, momentAt } from '../db/microseconds.ts'
import { JOBS_SCHEMA } from '../jobs/queue-job.ts'
import type { MailUrgency } from './mail-type.ts'

/** What is still to leave, or may be sent once more. */
export const WAITING = sql`(state in ('queued', 'sending') or (state = 'unknown' and settled_at is null))`

/** Mails are not held (`mail-hold.store.ts`). */
const NOT_HELD = sql`not exists (select from portico.instance where held_at is not null)`

/** Stands for "no site" in a mail's row, whose key is of a site and a mail. */
export const NO_SITE = NO_ID

export type MailState = 'kept' | 'queued' | 'sending' | 'sent' | 'failed' | 'unknown'

export interface MailAttachment {
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly base64: string
}

/** What is written when a mail is queued. */
export interface NewMail {
  readonly siteId: Id
  readonly id: Id
  readonly kind: string
  readonly urgency: MailUrgency
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: { readonly name: string; readonly address: string }
  readonly replyTo: string | null
  readonly subject: string
  readonly html: string
  readonly plain: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly MailAttachment[]
  readonly locale: string
  readonly state: 'kept' | 'queued'
}

/** A mail with its fate. */
export interface MailRecord extends Omit<NewMail, 'state' | 'siteId'> {
  /** `null`: the product's own. */
  readonly siteId: Id | null
  readonly state: MailState
  readonly attempts: number
  /** How often an attempt ended without anyone knowing its outcome. */
  readonly uncertain: number
  /** When it is tried next, where it waits. */
  readonly dueAt: Date
  /** What the mail server said last. */
  readonly answer: string | null
  readonly answerCode: number | null
  readonly createdAt: Date
  readonly settledAt: Date | null
}

export type MailSummary = Omit<MailRecord, 'html' | 'plain' | 'headers' | 'attachments'>

/** A mail in the log. */
export interface ListedMail extends MailSummary {
  /** `createdAt` in microseconds since 1970 UTC: its place in the list. */
  readonly createdMicroseconds: number
}

export async function insertMail(db: Db, mail: NewMail): Promise<void> {
  await sql`
    insert into mails (site_id, id, kind, urgency, message_id, from_name, from_address, to_name, to_address, reply_to, subject,
      html, plain, headers, attachments, locale, state)
    values (${mail.siteId}::uuid, ${mail.id}::uuid, ${mail.kind}, ${mail.urgency}, ${mail.messageId}, ${mail.from.name},
      ${mail.from.address}, ${mail.to.name}, ${mail.to.address}, ${mail.replyTo}, ${mail.subject}, ${mail.html},
      ${mail.plain}, ${json(mail.headers)}::jsonb, ${json(mail.attachments)}::jsonb, ${mail.locale}, ${mail.state})`.execute(
    db,
  )
}

const summaryColumns = sql`
  nullif(site_id, ${NO_SITE}::uuid) as "siteId", id, kind, urgency, message_id as "messageId",
  jsonb_build_object('name', from_name, 'address', from_address) as "from",
  jsonb_build_object('name', to_name, 'address', to_address) as "to",
  reply_to as "replyTo", subject, locale, state, attempts, uncertain, due_at as "dueAt", answer,
  answer_code as "answerCode", created_at as "createdAt", settled_at as "settledAt"`

const columns = sql`${summaryColumns}, html, plain, headers, attachments`

/**
 * Takes a mail to send it: what waits becomes `sending`. One that already was `sending` belonged to an attempt that
 * did not finish; its outcome is unknown, and it is sent again, once ({@link giveUpUnfinished}). `null`: there is nothing left to send, or mails are
 * held, and this one waits until they are not.
 */
export async function takeMail(db: Db, siteId: Id, id: Id): Promise<MailRecord | null> {
  const { rows } = await sql<MailRecord>`
    update mails set state = 'sending', attempts = attempts + 1,
      uncertain = uncertain + case when state = 'sending' then 1 else 0 end
    where site_id = ${siteId}::uuid and id = ${id}::uuid
      and ${WAITING} and ${NOT_HELD}
    returning ${columns}`.execute(db)
  return rows[0] ?? null
}

/**
 * Gives up a mail after a second attempt that did not end: `unknown`, for good. It is retried once; a mail that
 * crashes the process would crash it for ever, because a crashed sender writes nothing. It is counted by
 * {@link takeMail}, before anything is sent.
 *
 * @returns whether it was left
 */
export async function giveUpUnfinished(db: Db, siteId: Id, id: Id, answer: string): Promise<boolean> {
  const { rows } = await sql`
    update mails set state = 'unknown', uncertain = uncertain + 1, settled_at = now(), answer = ${answer},
      answer_code = null
    where site_id = ${siteId}::uuid and id = ${id}::uuid and state = 'sending' and uncertain > 0 and ${NOT_HELD}
    returning id`.execute(db)
  return rows.length > 0
}

/** What became of an attempt. */
export interface Settlement {
  readonly state: 'queued' | 'sent' | 'failed' | 'unknown'
  readonly answer: string
  readonly code: number | null
  /** When it is tried again; without it, this is its end. */
  readonly dueAt?: Date
  readonly uncertain?: boolean
}

/**
 * Writes what became of an attempt. What the server said is kept without what no column takes: else nothing would be
 * written of a mail that has left, and it would leave again.
 */
export async function settleMail(db: Db, siteId: Id, id: Id, settlement: Settlement): Promise<void> {
  const due = settlement.dueAt?.toISOString() ?? null
  const answer = storableText(settlement.answer.slice(0, 2000))
  await sql`
    update mails set state = ${settlement.state}, answer = ${answer},
      answer_code = ${settlement.code}::integer, due_at = coalesce(${due}::timestamptz, due_at),
      uncertain = uncertain + ${settlement.uncertain ? 1 : 0}::integer,
      settled_at = case when ${due}::timestamptz is null then now() end
    where site_id = ${siteId}::uuid and id = ${id}::uuid and state = 'sending'`.execute(db)
}

/** Puts a mail that failed, or whose outcome stayed unknown, back to be sent. `null`: there is no such one. */
export async function requeueMail(db: Db, siteId: Id, id: Id): Promise<MailUrgency | null> {
  const { rows } = await sql<{ urgency: MailUrgency }>`
    update mails set state = 'queued', due_at = now(), settled_at = null
    where site_id = ${siteId}::uuid and id = ${id}::uuid and state in ('failed', 'unknown') and settled_at is not null
    returning urgency`.execute(db)
  return rows[0]?.urgency ?? null
}

export interface MailFilter {
  readonly siteId?: Id | null
  readonly state?: MailState
  readonly kind?: string
  /** The whole address, in any case. */
  readonly address?: string
  /** The latest first unless said. */
  readonly direction?: Direction
  /** The last of the page before: only mails behind it. */
  readonly behind?: Pick<ListedMail, 'createdMicroseconds' | 'id'>
  /** At most 200. */
  readonly limit: number
}

/**
 * Mails without their bodies, the latest first unless `direction` says otherwise. A transaction bound to a site sees
 * that site's only. Read off an index, however many there are, unless only a site or a kind is asked for.
 */
export async function listMails(db: Db, filter: MailFilter): Promise<ListedMail[]> {
  const { rows } = await mailPage(filter).execute(db)
  return rows
}

/**
 * The statement that reads a page of the log. The mails of one receiver are put in order by their receiver as well:
 * behind row security its equality is taken for no constant, and they would be read whole and sorted.
 */
export function mailPage(filter: MailFilter): RawBuilder<ListedMail> {
  const { siteId, state, kind, address, behind, direction } = filter
  const [beyond, way] = direction === 'ascending' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  return sql<ListedMail>`
    select ${summaryColumns}, ${microsecondsOf(sql`created_at`)} as "createdMicroseconds" from mails
    where ${siteId === undefined ? sql`true` : sql`site_id = ${siteId ?? NO_SITE}::uuid`}
      and ${state === undefined ? sql`true` : sql`state = ${state}`}
      and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
      and ${address === undefined ? sql`true` : sql`lower(to_address) = lower(${address})`}
      and ${behind ? sql`(created_at, id) ${beyond} (${momentAt(behind.createdMicroseconds)}, ${behind.id}::uuid)` : sql`true`}
    order by ${address === undefined ? sql`` : sql`lower(to_address) ${way},`} created_at ${way}, id ${way}
    limit ${Math.min(filter.limit, 200)}`
}

/** One mail with its bodies. */
export async function readMail(db: Db, siteId: Id | null, id: Id): Promise<MailRecord | null> {
  const { rows } = await sql<MailRecord>`
    select ${columns} from mails where site_id = ${siteId ?? NO_SITE}::uuid and id = ${id}::uuid`.execute(db)
  return rows[0] ?? null
}

/**
 * Mails that should have left an hour ago, or while mails were held, and for which no job waits or runs: left behind
 * by a job that failed too often, or that ended because mails were held. None while they are.
 */
export async function strandedMails(db: Db): Promise<{ siteId: Id | null; id: Id; urgency: MailUrgency }[]> {
  const { rows } = await sql<{ siteId: Id | null; id: Id; urgency: MailUrgency }>`
    select nullif(site_id, ${NO_SITE}::uuid) as "siteId", id, urgency from mails
    where ${WAITING} and ${NOT_HELD}
      and due_at < greatest(now() - interval '1 hour', (select resumed_at from portico.instance))
      and not exists (
        select from ${sql.raw(JOBS_SCHEMA)}.job
        where name = 'mail.send' and state < 'completed' and data -> 'input' ->> 'mailId' = mails.id::text
      )
    order by due_at limit 500`.execute(db)
  return rows
}

/** Forgets mails that were settled, or kept, more than 90 days ago. Returns how many. */
export async function forgetMails(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from mails
      where coalesce(settled_at, created_at) < now() - interval '90 days' and state not in ('queued', 'sending')
      returning 1
    )
    select count(*) from gone`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many mails are in each state. */
export async function countMails(db: Db): Promise<Readonly<Record<MailState, number>>> {
  const { rows } = await sql<{ state: MailState; count: number }>`
    select state, count(*) as count from mails group by state`.execute(db)
  const counts = { kept: 0, queued: 0, sending: 0, sent: 0, failed: 0, unknown: 0 }
  for (const { state, count } of rows) counts[state] = count
  return counts
}

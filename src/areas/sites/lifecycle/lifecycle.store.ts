import { sql } from 'kysely'
import { DAY } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import { tables } from '../schema.ts'
import { type NoticeKind, TRIAL_NOTICE_DAYS } from './notice.ts'

type Stored = Pick<Ctx, 'db'>

/**
 * Remembers that a notice was queued for what it is about: this stay in a status, or this end of a trial.
 *
 * @param notice.since when the stay began, or when the trial is to end; milliseconds
 * @returns `false` when it was queued before
 */
export async function insertNotice(
  ctx: Stored,
  notice: { siteId: Id; kind: NoticeKind; since: number; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(ctx)
    .insertInto('site_notices')
    .values({
      site_id: notice.siteId,
      kind: notice.kind,
      status_since: new Date(notice.since),
      queued_at: new Date(notice.now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** When a notice was queued for a stay in a status; milliseconds. `null`: it was not. */
export async function noticeQueuedAt(
  ctx: Stored,
  notice: { siteId: Id; kind: NoticeKind; since: number },
): Promise<number | null> {
  const row = await tables(ctx)
    .selectFrom('site_notices')
    .select('queued_at')
    .where('site_id', '=', notice.siteId)
    .where('kind', '=', notice.kind)
    .where('status_since', '=', new Date(notice.since))
    .executeTakeFirst()
  return row?.queued_at.getTime() ?? null
}

/** The sites that something may be due for: trials near their end, and every site on its way out. */
export async function agingSites(ctx: Stored, now: number): Promise<Id[]> {
  const { trial, pastDue, expired, removed, resoldGracePeriod } = siteStatus
  const rows = await tables(ctx)
    .selectFrom('sites')
    .select('id')
    .where((where) =>
      where.or([
        where('status', 'in', [pastDue, expired, removed, resoldGracePeriod]),
        where.and([
          where('status', '=', trial),
          where('trial_ends_at', '<=', new Date(now + TRIAL_NOTICE_DAYS * DAY)),
        ]),
      ]),
    )
    .where('purging_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Contributors whose end has come, of all sites or of one; never an owner. */
export async function endedContributors(
  ctx: Stored,
  now: number,
  siteId?: Id,
): Promise<{ siteId: Id; accountId: Id }[]> {
  const rows = await tables(ctx)
    .selectFrom('contributors as c')
    .innerJoin('sites as s', 's.id', 'c.site_id')
    .select(['c.site_id', 'c.account_id'])
    .where('c.ends_at', '<=', new Date(now))
    .whereRef('s.owner_id', '<>', 'c.account_id')
    .$if(siteId !== undefined, (all) => all.where('c.site_id', '=', siteId ?? ''))
    .execute()
  return rows.map((row) => ({ siteId: row.site_id, accountId: row.account_id }))
}

/** Takes a contributor off whose end has come; says whether this call did. */
export async function endContributor(ctx: Stored, siteId: Id, accountId: Id, now: number): Promise<boolean> {
  const { numDeletedRows } = await tables(ctx)
    .deleteFrom('contributors')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .where('ends_at', '<=', new Date(now))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Marks that a removed site's rows are being deleted; `false` when they were already, or it is not removed. */
export async function beginPurge(ctx: Stored, siteId: Id, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tables(ctx)
    .updateTable('sites')
    .set({ purging_at: new Date(now) })
    .where('id', '=', siteId)
    .where('status', '=', siteStatus.removed)
    .where('purging_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sites whose purge was begun, or gone on with, before a moment, and is not over. */
export async function haltedPurges(ctx: Stored, before: number): Promise<Id[]> {
  const rows = await tables(ctx)
    .selectFrom('sites')
    .select('id')
    .where('purging_at', '<=', new Date(before))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Marks that a purge is gone on with; `false` when it was meanwhile, or is over. */
export async function resumePurge(ctx: Stored, siteId: Id, before: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tables(ctx)
    .updateTable('sites')
    .set({ purging_at: new Date(now) })
    .where('id', '=', siteId)
    .where('purging_at', '<=', new Date(before))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether a site's purge has begun and is not over. */
export async function isBeingPurged(ctx: Stored, siteId: Id): Promise<boolean> {
  const row = await tables(ctx)
    .selectFrom('sites')
    .select('purging_at')
    .where('id', '=', siteId)
    .executeTakeFirst()
  return row?.purging_at != null
}

export interface TenantTable {
  readonly name: string
  /** Whether rows refer to other rows of the same table. */
  readonly refersToItself: boolean
  /** Tables that rows of this one refer to. */
  readonly refersTo: readonly string[]
}

/** Every table with a `site_id`, whichever area laid it, and what its rows refer to: as the catalogue has it. */
export async function tenantTables(ctx: Stored): Promise<TenantTable[]> {
  const { rows } = await sql<{ name: string; refers_to: string[] }>`
    with tenant as (
      select c.oid, c.relname as name
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'site_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
    )
    select t.name::text, array(
      select distinct r.name::text from pg_constraint f join tenant r on r.oid = f.confrelid
      where f.conrelid = t.oid and f.contype = 'f') as refers_to
    from tenant t order by t.name`.execute(ctx.db)
  return rows.map((row) => ({
    name: row.name,
    refersToItself: row.refers_to.includes(row.name),
    refersTo: row.refers_to.filter((name) => name !== row.name),
  }))
}

/** Deletes rows of a site from a table, at most so many; gives how many. */
export async function deleteRows(
  ctx: Stored,
  table: string,
  siteId: Id,
  most: number | null,
): Promise<number> {
  await sql`set local statement_timeout = '25s'`.execute(ctx.db)
  const name = sql.id(table)
  const { numAffectedRows } = await (
    most === null
      ? sql`delete from ${name} where site_id = ${siteId}`
      : sql`delete from ${name} where ctid = any(array(select ctid from ${name} where site_id = ${siteId} limit ${most}))`
  ).execute(ctx.db)
  return Number(numAffectedRows ?? 0n)
}

/** Deletes the site itself, with its owner's place on it. */
export async function deleteSite(ctx: Stored, siteId: Id): Promise<void> {
  await tables(ctx).deleteFrom('contributors').where('site_id', '=', siteId).execute()
  await tables(ctx).deleteFrom('sites').where('id', '=', siteId).execute()
}

/** The sites an account contributes to without owning them. */
export async function sitesContributedTo(ctx: Stored, accountId: Id): Promise<Id[]> {
  const rows = await tables(ctx)
    .selectFrom('contributors as c')
    .innerJoin('sites as s', 's.id', 'c.site_id')
    .select('c.site_id')
    .where('c.account_id', '=', accountId)
    .whereRef('s.owner_id', '<>', 'c.account_id')
    .orderBy('c.site_id')
    .execute()
  return rows.map((row) => row.site_id)
}

import { sql } from 'kysely'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { containing } from '#platform/db/like.ts'
import { tables } from '../schema.ts'
import type { Asset } from './asset.ts'
import { assetColumns, assetOf, daysUsed } from './asset.store.ts'
import { DAYS_PER_DAY_BACK, UNCOUNTED_DAYS } from './trash.ts'

/** Puts an asset into the trash; answers whether it was there. */
export async function trashAsset(ctx: Ctx, assetId: string): Promise<boolean> {
  const result = await tables(ctx)
    .updateTable('assets')
    .set({
      deleted_at: new Date(ctx.clock.now()),
      deleted_by: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
    })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', assetId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

/**
 * Takes an asset out of the trash; `null` when it is not there. What it used of its uncounted days comes back to it
 * bit by bit from now on: thrown away again at once it goes on with the rest, or a library could be kept beside what
 * is counted for ever.
 */
export async function untrashAsset(ctx: Ctx, assetId: string): Promise<Asset | null> {
  const now = sql`${new Date(ctx.clock.now()).toISOString()}::timestamptz`
  const all = sql`${UNCOUNTED_DAYS * 24} * interval '1 hour'`
  const used = sql`least(${daysUsed()} + greatest(${now} - deleted_at, interval '0'), ${all})`
  const row = await tables(ctx)
    .updateTable('assets')
    .set({
      deleted_at: null,
      deleted_by: null,
      days_back_at: sql<Date>`${now} + ${used} * ${sql.lit(DAYS_PER_DAY_BACK)}`,
    })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', assetId)
    .where('deleted_at', 'is not', null)
    .returning(assetColumns)
    .executeTakeFirst()
  return row ? assetOf(ctx.tools, row) : null
}

export interface TrashedFile extends Asset {
  readonly deletedAt: Date
  readonly deletedBy: string | null
  /** When it was thrown away, microseconds since 1970 UTC: many go at one moment. */
  readonly at: number
}

/** What a page of the trash is asked by. */
export interface TrashSearch {
  readonly search: string
  readonly after: { readonly at: number; readonly id: string } | null
  readonly limit: number
}

/** Files in the trash of the context's site, the last thrown away first. */
export async function searchTrash(ctx: Ctx, { search, after, limit }: TrashSearch): Promise<TrashedFile[]> {
  let query = tables(ctx)
    .selectFrom('assets')
    .select([
      ...assetColumns,
      'deleted_by',
      sql<Date>`deleted_at`.as('thrown_at'),
      sql<string>`(extract(epoch from deleted_at) * 1000000)::int8`.as('at'),
    ])
    .where('site_id', '=', siteOf(ctx))
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (search !== '') {
    const like = containing(search)
    query = query.where((where) => where.or([where('name', 'ilike', like), where('alt', 'ilike', like)]))
  }
  if (after)
    query = query.where(
      sql<boolean>`(deleted_at, id) < (timestamptz 'epoch' + ${after.at}::int8 * interval '1 microsecond', ${after.id}::uuid)`,
    )
  return (await query.execute()).map((row) => ({
    ...assetOf(ctx.tools, row),
    deletedAt: row.thrown_at,
    deletedBy: row.deleted_by,
    at: Number(row.at),
  }))
}

/** Takes hold of those of some files of the context's site that lie in its trash, until the transaction ends. */
export async function holdChosen(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  const rows = await tables(ctx)
    .selectFrom('assets')
    .select('id')
    .where('site_id', '=', siteOf(ctx))
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is not', null)
    // In one order, so that two who delete the same do not wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** A file in the trash, and when it came there, to the microsecond: the place of a row among those that are due. */
export interface DueFile {
  readonly siteId: string
  readonly id: string
  readonly deletedAt: string
}

/**
 * Takes hold of what was thrown away before a moment, on every site, the longest gone first. A file that
 * is just being brought back is held by who does so: it is passed over, and seen again another day.
 * In a platform transaction.
 *
 * @param after the last file of the step before
 * @param most rows at once
 */
export async function holdDue(
  ctx: Pick<Ctx, 'db'>,
  before: Date,
  after: DueFile | null,
  most: number,
): Promise<DueFile[]> {
  const { rows } = await sql<DueFile>`
    select site_id as "siteId", id, deleted_at::text as "deletedAt" from assets
    where deleted_at < ${before.toISOString()}::timestamptz
      and (${after === null} or (deleted_at, site_id, id) >
        (${after?.deletedAt ?? null}::timestamptz, ${after?.siteId ?? null}::uuid, ${after?.id ?? null}::uuid))
    order by deleted_at, site_id, id limit ${most} for update skip locked`.execute(ctx.db)
  return rows
}

/** Deletes files of the context's site for good. In a platform transaction, or one of the site. */
export async function deleteAssets(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await sql`delete from assets where site_id = ${siteOf(ctx)}::uuid and id = any(${[...ids]}::uuid[])`.execute(
    ctx.db,
  )
}

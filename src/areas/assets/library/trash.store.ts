import { sql } from 'kysely'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { tables } from '../schema.ts'
import { type Asset } from './asset.ts'
import { assetColumns, assetOf } from './asset.store.ts'

/** A file in the trash of a site. */
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
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((where) => where.or([where('name', 'ilike', like), where('alt', 'ilike', like)]))
  }
  if (after)
    query = query.where(
      sql<boolean>`(deleted_at, id) < (timestamptz 'epoch' + ${after.at}::int8 * interval '1 microsecond', ${after.id}::uuid)`,
    )
  return (await query.execute()).map((row) => ({
    ...assetOf(row),
    deletedAt: row.thrown_at,
    deletedBy: row.deleted_by,
    at: Number(row.at),
  }))
}

/** Which of some files lie in the trash of the context's site, held until the transaction ends. */
export async function holdInTrash(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
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

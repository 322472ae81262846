import { type RawBuilder, type Selectable, sql } from 'kysely'
import { DAY } from '#kernel/clock.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { containing } from '#platform/db/like.ts'
import { type AssetsTable, tables } from '../schema.ts'
import type { AssetFilter, AssetOrder } from '../contract.ts'
import type { Composed } from '#kernel/point.ts'
import { asShipped, shippedIds } from './shipped.ts'
import type { Asset } from './asset.ts'
import { DAYS_PER_DAY_BACK, UNCOUNTED_DAYS } from './trash.ts'

/** The columns that {@link assetOf} makes an asset of. */
export const assetColumns = [
  'id',
  'kind',
  'name',
  'type',
  'bytes',
  'hash',
  'width',
  'height',
  'colour',
  'luminance',
  'frames',
  'alt',
  'is_decorative',
  'focal',
  'created_at',
] as const

type Row = Pick<Selectable<AssetsTable>, (typeof assetColumns)[number]>

/** An asset from its row. */
export const assetOf = (tools: Composed, row: Row): Asset =>
  asShipped(tools, {
    id: row.id,
    kind: row.kind,
    name: row.name,
    type: row.type,
    bytes: row.bytes,
    hash: row.hash,
    width: row.width,
    height: row.height,
    colour: row.colour,
    luminance: row.luminance,
    frames: row.frames,
    alt: row.alt,
    isDecorative: row.is_decorative,
    focal: row.focal,
    createdAt: row.created_at,
  })

/** The asset with a content, unless it is in the trash. */
export async function findByHash(ctx: Ctx, hash: string): Promise<Asset | null> {
  const row = await tables(ctx)
    .selectFrom('assets')
    .select(assetColumns)
    .where('site_id', '=', siteOf(ctx))
    .where('hash', '=', hash)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? assetOf(ctx.tools, row) : null
}

/** Which of some contents the library holds; what is in its trash is not counted. */
export async function findHashes(ctx: Ctx, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await tables(ctx)
    .selectFrom('assets')
    .select('hash')
    .where('site_id', '=', siteOf(ctx))
    .where('hash', 'in', [...hashes])
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}

/** Stores an asset, with what is said of it where something is; `null` when its content is there already. */
export async function insertAsset(
  ctx: Ctx,
  asset: Omit<Asset, 'createdAt' | 'alt' | 'isDecorative' | 'focal'> &
    Partial<Pick<Asset, 'alt' | 'isDecorative' | 'focal'>>,
): Promise<Asset | null> {
  const row = await tables(ctx)
    .insertInto('assets')
    .values({
      site_id: siteOf(ctx),
      id: asset.id,
      kind: asset.kind,
      name: asset.name,
      type: asset.type,
      bytes: asset.bytes,
      hash: asset.hash,
      width: asset.width,
      height: asset.height,
      colour: asset.colour,
      luminance: asset.luminance ? json(asset.luminance) : null,
      frames: asset.frames,
      alt: asset.alt,
      is_decorative: asset.isDecorative,
      focal: asset.focal ? json(asset.focal) : undefined,
      created_by: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'hash']).where('deleted_at', 'is', null).doNothing(),
    )
    .returning(assetColumns)
    .executeTakeFirst()
  return row ? assetOf(ctx.tools, row) : null
}

/** A row of the library as {@link libraryRows} tells it. */
export type LibraryRow = Omit<Row, 'created_at'> & { readonly created_at: string }

/**
 * SQL of what the library says of files, as one JSON value of {@link LibraryRow}s in the order of their ids: for a
 * statement of another area, which tells it along with what names them. Those in the trash too: pages that show them
 * go on showing them.
 *
 * @param siteId SQL of the site whose library it is
 * @param ids SQL of type `uuid[]`
 */
export function libraryRows(siteId: RawBuilder<unknown>, ids: RawBuilder<unknown>): RawBuilder<LibraryRow[]> {
  return sql`(
    select coalesce(json_agg(told order by id), '[]')
    from (
      select ${sql.join(assetColumns.map((column) => sql.ref(column)))} from assets
      where site_id = ${siteId} and id = any(${ids}::uuid[])
    ) as told
  )`
}

/** An asset as {@link libraryRows} told it. */
export function assetOfLibrary(tools: Composed, row: LibraryRow): Asset {
  return assetOf(tools, { ...row, created_at: new Date(row.created_at) })
}

/** Assets by their ids, those in the trash too. */
export async function findAssets(ctx: Ctx, ids: readonly string[]): Promise<Asset[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ told: LibraryRow[] }>`
    select ${libraryRows(sql.val(siteOf(ctx)), sql.val([...ids]))} as told`.execute(ctx.db)
  return (rows[0]?.told ?? []).map((row) => assetOfLibrary(ctx.tools, row))
}

/**
 * The place of an asset in an order of the library: when it came (microseconds since 1970 UTC), its size (bytes) or its
 * name, and its id, for many may have the same.
 */
export interface AssetPlace {
  readonly at: number | string
  readonly id: string
}

/**
 * What assets are put in order by, as it is compared and as a place tells it. Moments are told to the microsecond, as
 * the database keeps them: files that are copied together come at one, and none may fall between two pages. Names
 * stand as a reader expects, whatever their case and accents.
 */
const orders = {
  added: {
    key: sql`created_at`,
    told: sql<string>`(extract(epoch from created_at) * 1000000)::int8`,
    place: (at: AssetPlace['at']) => sql`timestamptz 'epoch' + ${at}::int8 * interval '1 microsecond'`,
  },
  name: {
    key: sql`name collate "und-x-icu"`,
    told: sql<string>`name`,
    place: (at: AssetPlace['at']) => sql`${at}::text`,
  },
  size: { key: sql`bytes`, told: sql<string>`bytes`, place: (at: AssetPlace['at']) => sql`${at}::int8` },
}

/** What a page of the library is asked by. */
export interface AssetSearch extends AssetOrder {
  readonly search: string
  readonly kind: AssetFilter | undefined
  readonly after: AssetPlace | null
  readonly limit: number
}

/** The query of {@link searchAssets}, for whoever wants to know how it is answered. */
export function assetsInOrder(ctx: Ctx, given: AssetSearch) {
  const { key, told, place } = orders[given.sort]
  const way = given.direction === 'ascending' ? 'asc' : 'desc'
  let query = tables(ctx)
    .selectFrom('assets')
    .select([...assetColumns, told.as('at')])
    .where('site_id', '=', siteOf(ctx))
    .where('deleted_at', 'is', null)
    .orderBy(key, way)
    .orderBy('id', way)
    .limit(given.limit)
  if (given.kind === 'picture') query = query.where('kind', 'in', ['image', 'drawing'])
  else if (given.kind) query = query.where('kind', '=', given.kind)
  if (given.search !== '') {
    const like = containing(given.search)
    query = query.where((where) => where.or([where('name', 'ilike', like), where('alt', 'ilike', like)]))
  }
  if (given.after) {
    const { at, id } = given.after
    const beyond = given.direction === 'ascending' ? sql`>` : sql`<`
    query = query.where(sql<boolean>`(${key}, id) ${beyond} (${place(at)}, ${id}::uuid)`)
  }
  return query
}

/** Assets of the library in an order, after a place in it; each with what that place is told by. */
export async function searchAssets(
  ctx: Ctx,
  given: AssetSearch,
): Promise<(Asset & Pick<AssetPlace, 'at'>)[]> {
  return (await assetsInOrder(ctx, given).execute()).map((row) => ({
    ...assetOf(ctx.tools, row),
    at: given.sort === 'name' ? row.at : Number(row.at),
  }))
}

/** Writes what changed of an asset; `null` when it is not there. */
export async function updateAsset(
  ctx: Ctx,
  assetId: string,
  change: { name?: string; alt?: string; isDecorative?: boolean; focal?: { x: number; y: number } | null },
): Promise<Asset | null> {
  const row = await tables(ctx)
    .updateTable('assets')
    .set({
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.alt === undefined ? {} : { alt: change.alt }),
      ...(change.isDecorative === undefined ? {} : { is_decorative: change.isDecorative }),
      ...(change.focal === undefined ? {} : { focal: change.focal === null ? null : json(change.focal) }),
      // So that something is always set.
      site_id: siteOf(ctx),
    })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', assetId)
    .where('deleted_at', 'is', null)
    .returning(assetColumns)
    .executeTakeFirst()
  return row ? assetOf(ctx.tools, row) : null
}

/** Whether a file of the site has a row, be it in the trash. */
export async function isThere(ctx: Ctx, assetId: string): Promise<boolean> {
  return (await findAssets(ctx, [assetId])).length > 0
}

/** Which of some files, on whatever sites, have a row, be it in the trash. In a platform transaction. */
export async function findRows(
  ctx: Pick<Ctx, 'db'>,
  asked: readonly { readonly siteId: string; readonly assetId: string }[],
): Promise<{ siteId: string; id: string }[]> {
  const { rows } = await sql<{ siteId: string; id: string }>`
    select site_id as "siteId", id from assets join unnest(
      ${asked.map(({ siteId }) => siteId)}::uuid[], ${asked.map(({ assetId }) => assetId)}::uuid[]
    ) as asked (site, asset) on site_id = asked.site and id = asked.asset`.execute(ctx.db)
  return rows
}

/**
 * Copies the rows of another site's assets; the files are copied by a job. Read in a platform transaction.
 *
 * @param trashed those of its trash that are copied too, and lie in the trash of this one from now on
 */
export async function copyAssets(ctx: Ctx, fromSiteId: string, trashed: readonly string[]): Promise<void> {
  await sql`
    insert into assets (site_id, id, kind, name, type, bytes, hash, width, height, colour, luminance, frames, alt,
      is_decorative, focal, created_by, deleted_at)
    select ${siteOf(ctx)}, id, kind, name, type, bytes, hash, width, height, colour, luminance, frames, alt,
      is_decorative, focal, created_by, case when deleted_at is not null then ${new Date(ctx.clock.now()).toISOString()}::timestamptz end
    from assets where site_id = ${fromSiteId} and (deleted_at is null or id = any(${trashed}::uuid[]))`.execute(
    ctx.db,
  )
}

/** Every asset of the site, those in the trash too, the oldest first. */
export async function readStored(ctx: Ctx): Promise<(Asset & { readonly isTrashed: boolean })[]> {
  const rows = await tables(ctx)
    .selectFrom('assets')
    .select([...assetColumns, 'deleted_at'])
    .where('site_id', '=', siteOf(ctx))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...assetOf(ctx.tools, row), isTrashed: row.deleted_at !== null }))
}

/**
 * Stores many assets at once, with all that is said of them; those that are there are left. One that lies in the
 * trash does so from now on.
 *
 * @param passesOver what is there: `ids` these very assets alone, `contents` also others of the same content, which
 *   would else be a fault
 */
export async function insertAssets(
  ctx: Ctx,
  assets: readonly (Asset & { readonly isTrashed?: boolean })[],
  passesOver: 'ids' | 'contents' = 'ids',
): Promise<void> {
  if (assets.length === 0) return
  const now = new Date(ctx.clock.now()).toISOString()
  const rows = assets.map(({ isTrashed = false, ...asset }) => ({
    ...asset,
    is_decorative: asset.isDecorative,
    created_at: asset.createdAt.toISOString(),
    deleted_at: isTrashed ? now : null,
  }))
  await sql`
    insert into assets (site_id, id, kind, name, type, bytes, hash, width, height, colour, luminance, frames, alt,
      is_decorative, focal, created_at, deleted_at)
    select ${siteOf(ctx)}, given.*
    from jsonb_to_recordset(${json(rows)}::jsonb) as given (
      id uuid, kind text, name text, type text, bytes bigint, hash text, width integer, height integer,
      colour text, luminance jsonb, frames integer, alt text, is_decorative boolean, focal jsonb,
      created_at timestamptz, deleted_at timestamptz)
    on conflict ${passesOver === 'ids' ? sql`(site_id, id)` : sql``} do nothing`.execute(ctx.db)
}

/** Whether the bytes of a row lie in the storage: those of a shipped picture come with the program. */
const isKept = (ctx: Pick<Ctx, 'tools'>) => sql<boolean>`id <> all(${shippedIds(ctx.tools)}::uuid[])`

/**
 * SQL of how much of its uncounted days a file in the trash had used when it was thrown away the last time: all but
 * what has come back since it was brought back before.
 */
export const daysUsed = () =>
  sql`greatest(days_back_at - deleted_at, interval '0') / ${sql.lit(DAYS_PER_DAY_BACK)}`

/**
 * Bytes that the library of the context's site holds: originals, each content once; nothing of pictures that come with
 * the program. The trash is not counted for its days, so that whoever throws a file away has its room at once. What is
 * there a day later, when the night has taken what no page shows, is kept because one does, and counts again. So does
 * what was thrown away, brought back and thrown away again, once it has used the days that it had left
 * (`untrashAsset`).
 */
export async function sumLibrary(ctx: Ctx): Promise<number> {
  const keptSince = sql`${new Date(ctx.clock.now() - UNCOUNTED_DAYS * DAY).toISOString()}::timestamptz`
  const sumOf = (which: RawBuilder<unknown>) => sql`(
    select coalesce(sum(bytes), 0) from assets where site_id = ${siteOf(ctx)} and ${which} and ${isKept(ctx)})`
  // Three sums, so that each is read off its own index: one of all would read all of the library and its trash.
  const { rows } = await sql<{ bytes: number }>`
    select (
      ${sumOf(sql`deleted_at is null`)}
      + ${sumOf(sql`deleted_at <= ${keptSince}`)}
      + ${sumOf(sql`deleted_at > ${keptSince} and days_back_at > deleted_at and deleted_at - ${daysUsed()} <= ${keptSince}`)}
    )::int8 as bytes`.execute(ctx.db)
  return Number(rows[0]?.bytes ?? 0)
}

/** What the files of a site come to, those in the trash counted; those that come with the program are not its. */
export interface StoredSum {
  readonly siteId: string
  readonly files: number
  /** Bytes of the originals; what is made from them is not counted. */
  readonly bytes: number
}

/** What sites keep, the largest first; some of them only when they are named. In a platform transaction. */
export async function storedBySite(
  ctx: Pick<Ctx, 'db' | 'tools'>,
  asked: { readonly limit: number; readonly siteIds?: readonly string[] },
): Promise<StoredSum[]> {
  const { rows } = await sql<StoredSum>`
    select site_id as "siteId", count(*)::int8 as files, sum(bytes)::int8 as bytes from assets
    where (${asked.siteIds === undefined} or site_id = any(${[...(asked.siteIds ?? [])]}::uuid[])) and ${isKept(ctx)}
    group by site_id order by sum(bytes) desc, site_id limit ${asked.limit}`.execute(ctx.db)
  return rows
}

/** What all sites keep together. In a platform transaction. */
export async function storedInAll(ctx: Pick<Ctx, 'db' | 'tools'>): Promise<Omit<StoredSum, 'siteId'>> {
  const { rows } = await sql<Omit<StoredSum, 'siteId'>>`
    select count(*)::int8 as files, coalesce(sum(bytes), 0)::int8 as bytes from assets where ${isKept(ctx)}`.execute(
    ctx.db,
  )
  return rows[0] ?? { files: 0, bytes: 0 }
}

import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Sorted } from '#kernel/sorted.ts'
import { siteStatus, siteStatuses, type SiteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import { brokenConstraint } from '#platform/db/database.ts'
import { containing } from '#platform/db/like.ts'
import { written } from '#platform/db/written.ts'
import { tables, type SiteTable } from '../schema.ts'
import type { Site } from './site.ts'
import { effectsOf, statusEffects } from './status-effects.ts'

type Stored = Pick<Ctx, 'db'>

/** A row as the rest of the area reads it. */
export function siteFrom(row: Selectable<SiteTable>): Site {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    type: row.type,
    status: row.status,
    statusSince: row.status_since.getTime(),
    statusBefore: row.status_before,
    trialEndsAt: row.trial_ends_at?.getTime() ?? null,
    isPaused: row.paused_at !== null,
    language: row.language,
    country: row.country,
    currency: row.currency,
    timeZone: row.time_zone,
    contactLine: row.contact_line,
    visitorPasswordHash: row.visitor_password_hash,
    previewKey: row.preview_key,
    legacyAddress: row.legacy_address,
    ownerId: row.owner_id,
    createdAt: row.created_at.getTime(),
    removedAt: row.removed_at?.getTime() ?? null,
    lastToldAt: row.last_told_at?.getTime() ?? null,
    effects: effectsOf({ status: row.status, type: row.type, isPaused: row.paused_at !== null }),
  }
}

/** Reads a site; `lock` holds its row until the transaction ends, so that what is decided on it still holds. */
export async function readSite(
  ctx: Stored,
  siteId: Id,
  options: { lock?: boolean } = {},
): Promise<Site | null> {
  let query = tables(ctx).selectFrom('sites').selectAll().where('id', '=', siteId)
  if (options.lock) query = query.forNoKeyUpdate()
  const row = await query.executeTakeFirst()
  return row ? siteFrom(row) : null
}

export async function readSites(ctx: Stored, ids: readonly Id[]): Promise<Site[]> {
  if (ids.length === 0) return []
  const rows = await tables(ctx)
    .selectFrom('sites')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(siteFrom)
}

export async function readSiteBySlug(ctx: Stored, slug: string): Promise<Site | null> {
  const row = await tables(ctx).selectFrom('sites').selectAll().where('slug', '=', slug).executeTakeFirst()
  return row ? siteFrom(row) : null
}

/** What other areas tell along with a site: each by SQL of one value, made from SQL of the site's id. */
export type Along = Readonly<Record<string, (siteId: RawBuilder<unknown>) => RawBuilder<unknown>>>

/** A site, and what was told along with it. */
export interface SiteAlong<A extends Along> {
  readonly site: Site
  readonly along: {
    readonly [Name in keyof A]: ReturnType<A[Name]> extends RawBuilder<infer Told> ? Told : never
  }
}

/** Asks for a site by its id or its slug and, in the same statement, for what other areas tell of it. */
export function sitesWith<A extends Along>(along: A) {
  const by = (column: 'id' | 'slug') => {
    const ask = written((db, value: RawBuilder<string>) => {
      const told = Object.entries(along).map(([name, tell]) => sql`${sql.lit(name)}, ${tell(sql`sites.id`)}`)
      return tables({ db })
        .selectFrom('sites')
        .selectAll()
        .select(sql<unknown>`json_build_object(${sql.join(told)})`.as('along'))
        .where(column, '=', value)
    })
    return async ({ db }: Stored, value: string): Promise<SiteAlong<A> | null> => {
      const [row] = await ask(db, value)
      return row ? { site: siteFrom(row), along: row.along as SiteAlong<A>['along'] } : null
    }
  }
  return { byId: by('id'), bySlug: by('slug') }
}

/** The sites in some standings; one of them only when it is named. */
export async function readSitesByStatus(
  ctx: Stored,
  statuses: readonly SiteStatus[],
  id?: Id,
): Promise<Site[]> {
  let query = tables(ctx)
    .selectFrom('sites')
    .selectAll()
    .where('status', 'in', [...statuses])
    .orderBy('id')
  if (id !== undefined) query = query.where('id', '=', id)
  return (await query.execute()).map(siteFrom)
}

/** Which of some slugs are taken. */
export async function takenSlugs(ctx: Stored, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tables(ctx)
    .selectFrom('sites')
    .select('slug')
    .where('slug', 'in', [...slugs])
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Inserts a site; `null` when its slug is taken (whoever came first has it). */
export async function insertSite(ctx: Stored, row: Insertable<SiteTable>): Promise<Site | null> {
  const inserted = await tables(ctx)
    .insertInto('sites')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst()
  return inserted ? siteFrom(inserted) : null
}

/** Columns of a site to be changed. */
export type SiteChange = Updateable<SiteTable>

export async function updateSite(ctx: Stored, siteId: Id, change: SiteChange): Promise<void> {
  await tables(ctx).updateTable('sites').set(change).where('id', '=', siteId).execute()
}

/** The sites a person owns that are not removed. */
export async function ownedSites(ctx: Stored, accountId: Id): Promise<Site[]> {
  const rows = await tables(ctx)
    .selectFrom('sites')
    .selectAll()
    .where('owner_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .execute()
  return rows.map(siteFrom)
}

/** How many sites a person ever made, those that were removed included. */
export async function countMadeBy(ctx: Stored, accountId: Id): Promise<number> {
  const { count } = await tables(ctx)
    .selectFrom('sites')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('created_by', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Lets one transaction at a time count and add the sites of an account. */
export async function lockSitesOf(ctx: Stored, accountId: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sites of ${accountId}`}, 0))`.execute(ctx.db)
}

/**
 * Gives a site another slug. The key over all sites answers whether it is free: a site's own
 * transaction sees no other row. Where it is not, the transaction is lost.
 *
 * @throws Refusal `sites.slug_taken` (409)
 */
export async function takeSlug(ctx: Stored, siteId: Id, slug: string): Promise<void> {
  try {
    await updateSite(ctx, siteId, { slug })
  } catch (error) {
    if (brokenConstraint(error) === 'sites_slug_taken')
      throw refuse('conflict', 'sites.slug_taken', { field: 'slug' })
    throw error
  }
}

/** Since when a removed site had been in the status it goes back to; milliseconds. */
export async function readStatusBeforeSince(ctx: Stored, siteId: Id): Promise<number | null> {
  const row = await tables(ctx)
    .selectFrom('sites')
    .select('status_before_since')
    .where('id', '=', siteId)
    .executeTakeFirst()
  return row?.status_before_since?.getTime() ?? null
}

/** Whether a site's rows have begun to be deleted. */
export async function isPurging(ctx: Stored, siteId: Id): Promise<boolean> {
  const row = await tables(ctx)
    .selectFrom('sites')
    .select('purging_at')
    .where('id', '=', siteId)
    .executeTakeFirst()
  return row?.purging_at != null
}

/** What the operator's console looks for; what is left out does not narrow. */
export interface SiteSearch {
  /** Part of the title or of the built-in address, whatever its case. */
  readonly text: string
  readonly statuses: readonly SiteStatus[]
  /** Only these; `null`: any. */
  readonly among: readonly Id[] | null
}

const matching = ({ text, statuses, among }: SiteSearch) => {
  const like = containing(text)
  return sql<boolean>`(${text} = '' or title ilike ${like} or slug ilike ${like})
    and (${statuses.length === 0} or status = any(${[...statuses]}::smallint[]))
    and (${among === null} or id = any(${[...(among ?? [])]}::uuid[]))`
}

/** What the sites of the platform can be put in order by. */
export type SiteOrder = Sorted<'created' | 'title'>

/** A place in an order: the title or the moment (milliseconds) of a site, and its id. */
export type SitePlace = readonly [value: string | number, id: Id]

/** Sites of the whole platform in an order, after a place in it. Titles stand as a reader expects, whatever their case and accents. */
export async function searchSiteRows(
  ctx: Stored,
  search: SiteSearch,
  limit: number,
  { sort, direction }: SiteOrder,
  after: SitePlace | null,
): Promise<Site[]> {
  const key = sort === 'title' ? sql`title collate "und-x-icu"` : sql`created_at`
  const way = direction === 'ascending' ? 'asc' : 'desc'
  let query = tables(ctx)
    .selectFrom('sites')
    .selectAll()
    .where(matching(search))
    .orderBy(key, way)
    .orderBy('id', way)
    .limit(limit)
  if (after) {
    const [value, id] = after
    const place = typeof value === 'string' ? sql`${value}::text` : sql`${new Date(value)}::timestamptz`
    const beyond = direction === 'ascending' ? sql`>` : sql`<`
    query = query.where(sql<boolean>`(${key}, id) ${beyond} (${place}, ${id}::uuid)`)
  }
  return (await query.execute()).map(siteFrom)
}

export async function countSiteRows(ctx: Stored, search: SiteSearch): Promise<number> {
  const { count } = await tables(ctx)
    .selectFrom('sites')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(matching(search))
    .executeTakeFirstOrThrow()
  return count
}

/** The sites that no count of the operator's speaks of: removed ones, and those that are hidden from counts (internal ones). */
export async function uncountedSiteIds(ctx: Stored): Promise<Id[]> {
  const uncounted = siteStatuses.filter(
    (status) => status === siteStatus.removed || statusEffects(status).isHidden,
  )
  const rows = await tables(ctx).selectFrom('sites').select('id').where('status', 'in', uncounted).execute()
  return rows.map(({ id }) => id)
}

/** How many sites are in each standing; those that are hidden from counts (internal ones) are in none. */
export async function countByStatus(ctx: Stored): Promise<ReadonlyMap<SiteStatus, number>> {
  const rows = await tables(ctx)
    .selectFrom('sites')
    .select((row) => ['status', row.fn.countAll<number>().as('count')] as const)
    .groupBy('status')
    .execute()
  const counted = rows.filter(({ status }) => !statusEffects(status).isHidden)
  return new Map(counted.map(({ status, count }) => [status, count]))
}

import { sql } from 'kysely'
import type { PageDocument } from '#document/nodes.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import type { Manifest } from '../releases/manifest.ts'
import { tables } from '../schema.ts'
import type { Page } from '../tree/page.ts'
import { LOCKED } from './locked.ts'

/** A release of the site, without what it shows. */
export interface HistoryRow {
  readonly number: number
  readonly isLive: boolean
  readonly isScheduled: boolean
  /** It is live, or was. */
  readonly isShown: boolean
  readonly note: string
  /** The number of the release it brought back. */
  readonly restores: number | null
  readonly scheduledFor: string | null
  readonly createdAt: string
  readonly releasedAt: string | null
  /** Of its manifest as JSON. */
  readonly bytes: number
}

/** Releases of the context's site, oldest first: every one, or those of some numbers. */
export async function readHistory(ctx: Ctx, numbers?: readonly number[]): Promise<HistoryRow[]> {
  let query = tables(ctx)
    .selectFrom('releases')
    .leftJoin('releases as restored', (join) =>
      join.onRef('restored.site_id', '=', 'releases.site_id').onRef('restored.id', '=', 'releases.restores'),
    )
    .select([
      'releases.number',
      'releases.state',
      'releases.note',
      'restored.number as restores',
      'releases.scheduled_for',
      'releases.created_at',
      'releases.released_at',
      sql<number>`coalesce(octet_length(releases.manifest::text), 0)`.as('bytes'),
    ])
    .where('releases.site_id', '=', siteOf(ctx))
    .orderBy('releases.number')
  if (numbers) query = query.where(sql<boolean>`releases.number = any(${[...numbers]}::integer[])`)
  const rows = await query.execute()
  return rows.map((row) => ({
    number: row.number,
    isLive: row.state === 'live',
    isScheduled: row.state === 'scheduled',
    isShown: row.state === 'live' || row.state === 'past',
    note: row.note,
    restores: row.restores,
    scheduledFor: row.scheduled_for?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    releasedAt: row.released_at?.toISOString() ?? null,
    bytes: row.bytes,
  }))
}

/** What releases of the context's site show, by their numbers; those that never showed anything are left out. */
export async function readHistoryManifests(
  ctx: Ctx,
  numbers: readonly number[],
): Promise<Map<number, Manifest>> {
  const { rows } = await sql<{ number: number; manifest: Manifest }>`
    select number, manifest from releases
    where site_id = ${siteOf(ctx)} and number = any(${[...numbers]}::integer[])
      and state in ('live', 'past')`.execute(ctx.db)
  return new Map(rows.map((row) => [row.number, row.manifest]))
}

/** How many bytes editions come to as JSON, by their ids, in the order asked for. */
export async function readEditionSizes(ctx: Ctx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; bytes: number }>`
    select id, octet_length(document::text) + octet_length(facts::text) as bytes
    from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
    join page_editions using (id)
    where page_editions.site_id = ${siteOf(ctx)} order by place`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, row.bytes]))
}

interface StoredEdition {
  readonly id: string
  readonly pageId: string
  readonly document: PageDocument
  readonly facts: { readonly title: string; readonly settings: Readonly<Record<string, unknown>> }
}

/** Editions of the context's site, in the order asked for. */
export async function readEditionsOfSite(ctx: Ctx, ids: readonly string[]): Promise<StoredEdition[]> {
  const { rows } = await sql<StoredEdition>`
    select id, page_id as "pageId", document, facts
    from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
    join page_editions using (id)
    where page_editions.site_id = ${siteOf(ctx)} order by place`.execute(ctx.db)
  return rows
}

/** A page to be stored as it was elsewhere. */
type CarriedPageRow = Omit<Page, 'passwordHash' | 'version' | 'factsVersion' | 'updatedAt' | 'updatedBy'> & {
  readonly isLocked: boolean
  readonly document: PageDocument
}

/** Stores pages with the beginning of their line of time, in one statement; those that are there are left. */
export async function insertCarriedPages(ctx: Ctx, pages: readonly CarriedPageRow[]): Promise<void> {
  const rows = pages.map((page) => ({
    id: page.id,
    kind: page.kind,
    parent_id: page.parentId,
    position: page.position,
    nav: page.nav,
    title: page.title,
    nav_title: page.navTitle,
    slug: page.slug,
    is_home: page.isHome,
    is_hidden: page.isHidden,
    settings: page.isLocked ? { ...page.settings, passwordHash: LOCKED } : page.settings,
    document: page.document,
  }))
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${json(rows)}::jsonb) as given (
        id uuid, kind text, parent_id uuid, position integer, nav text, title text, nav_title text, slug text,
        is_home boolean, is_hidden boolean, settings jsonb, document jsonb)
    ), laid as (
      insert into pages (site_id, id, kind, parent_id, position, nav, title, nav_title, slug, is_home, is_hidden,
        settings, document)
      select ${siteOf(ctx)}, given.* from given
      on conflict (site_id, id) do nothing
      returning id
    )
    insert into page_marks (site_id, page_id, version, document)
    select ${siteOf(ctx)}, given.id, 0, given.document from given join laid using (id)`.execute(ctx.db)
}

/**
 * Stores editions under their own ids; those that are there are left. Each is known by its content too, where no
 * other of its page has the same: two that differed may be one once they are brought up to date.
 */
export async function insertCarriedEditions(
  ctx: Ctx,
  editions: readonly {
    readonly id: string
    readonly pageId: string
    readonly title: string
    readonly settings: unknown
    readonly document: PageDocument
  }[],
): Promise<void> {
  const rows = editions.map(({ id, pageId, title, settings, document }) => ({
    id,
    page_id: pageId,
    facts: { title, settings },
    document,
  }))
  await sql`
    with given as materialized (
      select given.*, md5(document::text || facts::text) as hash
      from jsonb_to_recordset(${json(rows)}::jsonb) as given (id uuid, page_id uuid, facts jsonb, document jsonb)
    ), numbered as (
      select given.*, row_number() over (partition by page_id, hash order by id) as place from given
    )
    insert into page_editions (site_id, id, page_id, hash, document, facts, asset_ids)
    select ${siteOf(ctx)}, id, page_id,
      case when place = 1 and not exists (
        select from page_editions as known
        where known.site_id = ${siteOf(ctx)} and known.page_id = numbered.page_id and known.hash = numbered.hash
      ) then hash else md5(hash || id::text) end,
      document, facts, portico.assets_named(document)
    from numbered
    on conflict (site_id, id) do nothing`.execute(ctx.db)
}

/** A release to be stored as it was elsewhere. */
export interface CarriedReleaseRow {
  readonly id: string
  readonly number: number
  readonly state: 'past' | 'cancelled'
  readonly note: string
  readonly restores: string | null
  readonly scheduledFor: string | null
  readonly createdAt: string
  readonly releasedAt: string | null
  readonly manifest: Manifest | null
}

/** Stores releases, oldest first; those that are there are left. */
export async function insertCarriedReleases(ctx: Ctx, releases: readonly CarriedReleaseRow[]): Promise<void> {
  const rows = releases.map((row) => ({
    id: row.id,
    number: row.number,
    state: row.state,
    note: row.note,
    manifest: row.manifest,
    restores: row.restores,
    scheduled_for: row.scheduledFor,
    created_at: row.createdAt,
    released_at: row.releasedAt,
  }))
  await sql`
    insert into releases (site_id, id, number, state, note, manifest, restores, scheduled_for, created_at, released_at)
    select ${siteOf(ctx)}, given.*
    from jsonb_to_recordset(${json(rows)}::jsonb) as given (
      id uuid, number integer, state text, note text, manifest jsonb, restores uuid, scheduled_for timestamptz,
      created_at timestamptz, released_at timestamptz)
    on conflict (site_id, id) do nothing`.execute(ctx.db)
}

/** Takes away all that was laid for a site that was not made; in a transaction of the platform. */
export async function deleteLaidPages(ctx: Pick<Ctx, 'db'>, siteId: string): Promise<void> {
  await sql`delete from releases where site_id = ${siteId}::uuid`.execute(ctx.db)
  await sql`delete from page_editions where site_id = ${siteId}::uuid`.execute(ctx.db)
  await sql`delete from pages where site_id = ${siteId}::uuid`.execute(ctx.db)
}

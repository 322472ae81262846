import { type RawBuilder, sql } from 'kysely'
import { type LibraryRow, libraryRows, type ResolvedAssets, resolvedAssets } from '#areas/assets/index.ts'
import type { PageDocument } from '#document/nodes.ts'
import { type Id, newId } from '#kernel/ids.ts'
import type { Direction } from '#kernel/sorted.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { containing } from '#platform/db/like.ts'
import { written } from '#platform/db/written.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { tables } from '../schema.ts'
import { drawReleased } from './draw-released.job.ts'
import { dropFinishedPages } from './finished-page.store.ts'
import type { Manifest, PageAddress } from './manifest.ts'

export interface ReleaseChoice {
  /** `null` takes every page. */
  readonly pageIds: readonly string[] | null
  readonly styles: boolean
  /** Whether redirects that were made by hand go too; left out, they do (as choices that wait from before say). */
  readonly redirects?: boolean
}

export interface Release {
  readonly id: string
  readonly number: number
  readonly state: 'live' | 'past' | 'scheduled' | 'cancelled'
  readonly note: string
  readonly restores: string | null
  readonly scheduledFor: Date | null
  readonly createdBy: string | null
  readonly createdAt: Date
  readonly releasedAt: Date | null
  readonly pages: number
}

const summary = sql<number>`coalesce(jsonb_array_length(manifest -> 'pages'), 0)`.as('pages')
const columns = [
  'id',
  'number',
  'state',
  'note',
  'restores',
  'scheduled_for',
  'created_by',
  'created_at',
  'released_at',
] as const

interface Row {
  id: string
  number: number
  state: Release['state']
  note: string
  restores: string | null
  scheduled_for: Date | null
  created_by: string | null
  created_at: Date
  released_at: Date | null
  pages: number
}

const releaseOf = (row: Row): Release => ({
  id: row.id,
  number: row.number,
  state: row.state,
  note: row.note,
  restores: row.restores,
  scheduledFor: row.scheduled_for,
  createdBy: row.created_by,
  createdAt: row.created_at,
  releasedAt: row.released_at,
  pages: row.pages,
})

/** Lets one release of a site happen at a time, until the transaction ends. */
export async function lockReleases(ctx: Ctx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`release/${siteOf(ctx)}`}, 2))`.execute(ctx.db)
}

/** A release that visitors see. */
export interface LiveRelease {
  readonly releaseId: string
  readonly manifest: Manifest
}

/** What visitors of the site see now, or null before the first release. */
export async function readLive(ctx: Ctx): Promise<(LiveRelease & { readonly number: number }) | null> {
  const row = await tables(ctx)
    .selectFrom('live_releases')
    .innerJoin('releases', (join) =>
      join
        .onRef('releases.site_id', '=', 'live_releases.site_id')
        .onRef('releases.id', '=', 'live_releases.release_id'),
    )
    .select(['releases.id', 'releases.number', 'releases.manifest'])
    .where('live_releases.site_id', '=', siteOf(ctx))
    .executeTakeFirst()
  return row ? { releaseId: row.id, number: row.number, manifest: row.manifest as Manifest } : null
}

/**
 * SQL of what visitors of a site see now, null before the first release, for a statement of another area. That one may
 * see all sites' rows: what keeps them apart here is the site's id alone (decision 36).
 */
export function liveRelease(siteId: RawBuilder<unknown>): RawBuilder<LiveRelease | null> {
  return sql`(
    select json_build_object('releaseId', releases.id, 'manifest', releases.manifest)
    from live_releases
    join releases on releases.site_id = live_releases.site_id and releases.id = live_releases.release_id
    where live_releases.site_id = ${siteId}
  )`
}

/** Whether anything is live. */
export async function hasLive(ctx: Ctx): Promise<boolean> {
  const row = await tables(ctx)
    .selectFrom('live_releases')
    .select('release_id')
    .where('site_id', '=', siteOf(ctx))
    .executeTakeFirst()
  return row !== undefined
}

/** Which version of each page is live. */
export async function readLiveFacts(
  ctx: Ctx,
): Promise<Map<string, { version: number; factsVersion: number }>> {
  const { rows } = await sql<{ id: string; version: number; facts: number }>`
    select page ->> 'id' as id, (page ->> 'version')::integer as version, (page ->> 'factsVersion')::integer as facts
    from live_releases
    join releases on releases.site_id = live_releases.site_id and releases.id = live_releases.release_id,
    jsonb_array_elements(releases.manifest -> 'pages') as page
    where live_releases.site_id = ${siteOf(ctx)}`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, { version: row.version, factsVersion: row.facts }]))
}

/** Releases that are opened in one statement: of a thousand pages each, that is a tenth of the time that one may take. */
const OPENED_AT_ONCE = 100

/**
 * Where visitors found pages last, whichever release showed them; the latest comes first. Of a page without an edition,
 * which was never released, no release is opened; of the others those before the last that showed one are not.
 */
export async function readLastShown(ctx: Ctx, pageIds: readonly string[]): Promise<PageAddress[]> {
  if (pageIds.length === 0) return []
  const siteId = siteOf(ctx)
  const { rows: edited } = await sql<{ id: string }>`
    select distinct page_id as id from page_editions
    where site_id = ${siteId} and page_id = any(${[...pageIds]}::uuid[])`.execute(ctx.db)
  const sought = new Set(edited.map(({ id }) => id))
  if (sought.size === 0) return []
  const { rows: releases } = await sql<{ id: string }>`
    select id from releases where site_id = ${siteId} and released_at is not null
    order by released_at desc, number desc`.execute(ctx.db)
  const found: PageAddress[] = []
  // A site may have thousands of both: each release is unpacked once, however many pages are looked for.
  for (let from = 0; sought.size > 0 && from < releases.length; from += OPENED_AT_ONCE) {
    const opened = releases.slice(from, from + OPENED_AT_ONCE).map(({ id }) => id)
    const { rows } = await sql<PageAddress>`
      select last.id, last.kind, last.path
      from (
        select distinct on (page ->> 'id')
          page ->> 'id' as id, page ->> 'kind' as kind, page ->> 'path' as path, released_at, number
        from releases cross join lateral jsonb_array_elements(manifest -> 'pages') as page
        where site_id = ${siteId} and releases.id = any(${opened}::uuid[])
          and page ->> 'id' = any(${[...sought]}::text[])
        order by page ->> 'id', released_at desc, number desc
      ) as last
      order by last.released_at desc, last.number desc`.execute(ctx.db)
    found.push(...rows)
    for (const { id } of rows) sought.delete(id)
  }
  return found
}

/** The version of the styles that is live; -1 before the first release. */
export async function readLiveStylesVersion(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select (releases.manifest ->> 'stylesVersion')::integer as version
    from live_releases
    join releases on releases.site_id = live_releases.site_id and releases.id = live_releases.release_id
    where live_releases.site_id = ${siteOf(ctx)}`.execute(ctx.db)
  return rows[0]?.version ?? -1
}

/** Pages whose stored document is older than their draft. */
export async function findStale(ctx: Ctx, pageIds: readonly string[]): Promise<string[]> {
  if (pageIds.length === 0) return []
  const rows = await tables(ctx)
    .selectFrom('pages')
    .select('id')
    .where('site_id', '=', siteOf(ctx))
    .where('id', 'in', [...pageIds])
    .whereRef('snapshot_version', '<', 'version')
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Makes editions of pages from their stored documents, in one statement. A page whose document and
 * facts an edition already has gets that one.
 *
 * @returns the edition of each page
 */
export async function storeEditions(
  ctx: Ctx,
  pages: readonly { readonly pageId: string; readonly facts: unknown }[],
): Promise<Map<string, string>> {
  if (pages.length === 0) return new Map()
  const wanted = pages.map((page) => ({
    id: newId(ctx.clock.now()),
    page_id: page.pageId,
    facts: page.facts,
  }))
  const { rows } = await sql<{ id: string; page_id: string }>`
    insert into page_editions (site_id, id, page_id, hash, document, facts, asset_ids)
    select pages.site_id, wanted.id, pages.id, md5(pages.document::text || wanted.facts::text), pages.document,
      wanted.facts, portico.assets_named(pages.document)
    from jsonb_to_recordset(${json(wanted)}::jsonb) as wanted (id uuid, page_id uuid, facts jsonb)
    join pages on pages.site_id = ${siteOf(ctx)} and pages.id = wanted.page_id
    on conflict (site_id, page_id, hash) do update set hash = excluded.hash, asset_ids = excluded.asset_ids
    returning id, page_id`.execute(ctx.db)
  return new Map(rows.map((row) => [row.page_id, row.id]))
}

/** What a released page is drawn from. */
export interface ShownEditions {
  /** By the ids of their editions; none of one that is gone. */
  readonly documents: ReadonlyMap<string, PageDocument>
  readonly assets: ResolvedAssets
}

interface ShownRow {
  readonly id: string | null
  readonly document: PageDocument | null
  readonly named: string[] | null
  readonly library: LibraryRow[] | null
}

const shownEditions = written(
  (_, siteId: RawBuilder<Id>, ids: RawBuilder<Id[]>, also: RawBuilder<Id[]>) => sql<ShownRow>`
    with shown as materialized (
      select id, document, coalesce(asset_ids, portico.assets_named(document)) as named
      from page_editions where site_id = ${siteId} and id = any(${ids}::uuid[])
    ), named as materialized (
      select ${also}::uuid[] || array(select unnest(named) from shown) as ids
    )
    select id, document, null::json as named, null::json as library from shown
    union all
    select null, null, to_json(ids), ${libraryRows(siteId, sql`ids`)} from named`,
)

/**
 * Several editions, and what the library says of the files they name: one statement, as a trip to the database is a
 * tenth of what drawing a page costs.
 *
 * @param also ids of files that are shown beside those of the documents
 */
export async function readShownEditions(
  ctx: Ctx,
  ids: readonly string[],
  also: readonly string[],
): Promise<ShownEditions> {
  const rows = await shownEditions(ctx.db, siteOf(ctx), [...ids], [...also])
  const documents = new Map<string, PageDocument>()
  let assets = resolvedAssets([], [])
  for (const { id, document, named, library } of rows) {
    if (id !== null && document !== null) documents.set(id, document)
    else assets = resolvedAssets(named ?? [], library ?? [])
  }
  return { documents, assets }
}

async function nextNumber(ctx: Ctx): Promise<number> {
  const row = await tables(ctx)
    .selectFrom('releases')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('site_id', '=', siteOf(ctx))
    .executeTakeFirst()
  return (row?.last ?? 0) + 1
}

/** Stores a release that waits for its time. */
export async function storeScheduled(
  ctx: Ctx,
  given: { note: string; choice: ReleaseChoice; at: Date },
): Promise<string> {
  const id = newId(ctx.clock.now())
  await tables(ctx)
    .insertInto('releases')
    .values({
      site_id: siteOf(ctx),
      id,
      number: await nextNumber(ctx),
      state: 'scheduled',
      note: given.note,
      choice: json(given.choice),
      scheduled_for: given.at,
      created_by: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
    })
    .execute()
  return id
}

/**
 * Makes a manifest live: stores the release (or completes the scheduled one), moves the pointer,
 * tells every process, and has its pages drawn. The caller holds {@link lockReleases}; all of it commits at once or not at all.
 */
export async function goLive(
  ctx: Ctx,
  given: { manifest: Manifest; note: string; restores: string | null; scheduledId?: string },
): Promise<string> {
  const siteId = siteOf(ctx)
  const db = tables(ctx)
  await db
    .updateTable('releases')
    .set({ state: 'past' })
    .where('site_id', '=', siteId)
    .where('state', '=', 'live')
    .execute()
  const id = given.scheduledId ?? newId(ctx.clock.now())
  const at = new Date(ctx.clock.now())
  if (given.scheduledId) {
    await db
      .updateTable('releases')
      .set({ state: 'live', manifest: json(given.manifest), released_at: at })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
  } else {
    await db
      .insertInto('releases')
      .values({
        site_id: siteId,
        id,
        number: await nextNumber(ctx),
        state: 'live',
        note: given.note,
        manifest: json(given.manifest),
        restores: given.restores,
        created_by: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
        released_at: at,
      })
      .execute()
  }
  await db
    .insertInto('live_releases')
    .values({ site_id: siteId, release_id: id, changed_at: at })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ release_id: id, changed_at: at }))
    .execute()
  await dropFinishedPages(ctx)
  await queueJob(ctx, drawReleased, { releaseId: id })
  return id
}

export async function readRelease(
  ctx: Ctx,
  releaseId: string,
): Promise<(Release & { manifest: Manifest | null }) | null> {
  const row = await tables(ctx)
    .selectFrom('releases')
    .select([...columns, 'manifest', summary])
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', releaseId)
    .executeTakeFirst()
  return row ? { ...releaseOf(row), manifest: row.manifest as Manifest | null } : null
}

/** The numbers of releases, by their ids. */
export async function readNumbers(ctx: Ctx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tables(ctx)
    .selectFrom('releases')
    .select(['id', 'number'])
    .where('site_id', '=', siteOf(ctx))
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row.number]))
}

/** What releases are asked for by. */
export interface ReleaseSearch {
  /** Words of the note, or a number; empty: whatever they are. */
  readonly search: string
  /** None: in whatever state they are. */
  readonly state: readonly Release['state'][]
  readonly direction: Direction
  readonly before?: number | undefined
  readonly after?: number | undefined
}

/** The number that is searched, as it is written or with what stands before a number; null: none that can be one. */
function numberIn(search: string): number | null {
  const [, digits = ''] = /^\D{0,20}?#?(\d{1,9})$/.exec(search) ?? []
  return digits === '' ? null : Number(digits)
}

/** Releases by their note or number and their state, in the order of their numbers. */
export async function readReleases(ctx: Ctx, asked: ReleaseSearch, limit: number): Promise<Release[]> {
  const { state, direction, before, after } = asked
  const search = asked.search.trim()
  let query = tables(ctx)
    .selectFrom('releases')
    .select([...columns, summary])
    .where('site_id', '=', siteOf(ctx))
    .orderBy('number', direction === 'ascending' ? 'asc' : 'desc')
    .limit(limit)
  if (before !== undefined) query = query.where('number', '<', before)
  if (after !== undefined) query = query.where('number', '>', after)
  if (state.length > 0) query = query.where('state', 'in', [...state])
  if (search !== '') {
    const number = numberIn(search)
    const like = containing(search)
    query = query.where((where) =>
      where.or([where('note', 'ilike', like), ...(number === null ? [] : [where('number', '=', number)])]),
    )
  }
  return (await query.execute()).map(releaseOf)
}

/** Calls a scheduled release off; answers whether there was one. */
export async function cancelScheduled(ctx: Ctx, releaseId: string): Promise<boolean> {
  const result = await tables(ctx)
    .updateTable('releases')
    .set({ state: 'cancelled' })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', releaseId)
    .where('state', '=', 'scheduled')
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

/**
 * Takes a due release for this transaction; null when another process has had it, or it was called off. It waits for
 * who is calling it off: that may come to nothing, and no other job would come for it.
 */
export async function takeScheduled(
  ctx: Ctx,
  releaseId: string,
): Promise<{ note: string; choice: ReleaseChoice } | null> {
  const row = await tables(ctx)
    .selectFrom('releases')
    .select(['note', 'choice'])
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', releaseId)
    .where('state', '=', 'scheduled')
    .forUpdate()
    .executeTakeFirst()
  return row ? { note: row.note, choice: row.choice as unknown as ReleaseChoice } : null
}

import { type Selectable, sql } from 'kysely'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import type { Presence } from '../contract.ts'
import { type PagePatchesTable, tables } from '../schema.ts'

export interface DraftRow {
  readonly version: number
  readonly snapshotVersion: number
}

export interface StoredPatches {
  readonly version: number
  readonly patches: readonly Patch[]
  readonly clientId: string
  readonly saveId: string
  readonly authorId: string | null
  readonly at: Date
}

/** Holds a page's draft until the transaction ends, so that saves of one page come one after another. */
export async function lockDraft(ctx: Ctx, pageId: string): Promise<DraftRow | null> {
  const row = await tables(ctx)
    .selectFrom('pages')
    .select(['version', 'snapshot_version'])
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', pageId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ? { version: row.version, snapshotVersion: row.snapshot_version } : null
}

/**
 * Holds the drafts of pages until the transaction ends, after whoever is saving one of them. In the order of their ids,
 * so that two who hold several do not wait for each other; pages that refer to them may be stored meanwhile.
 */
export async function lockDrafts(ctx: Ctx, pageIds: readonly string[]): Promise<void> {
  await tables(ctx)
    .selectFrom('pages')
    .select('id')
    .where('site_id', '=', siteOf(ctx))
    .where('id', 'in', [...pageIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** The stored document and its version; the patches after it are not in it yet. */
export async function readSnapshot(
  ctx: Ctx,
  pageId: string,
): Promise<{ version: number; snapshotVersion: number; document: PageDocument } | null> {
  const row = await tables(ctx)
    .selectFrom('pages')
    .select(['version', 'snapshot_version', 'document'])
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', pageId)
    .executeTakeFirst()
  return row
    ? { version: row.version, snapshotVersion: row.snapshot_version, document: row.document as PageDocument }
    : null
}

/** A draft as it is stored: a document, and what was saved since, in order. */
export interface StoredDraft {
  readonly version: number
  readonly document: PageDocument
  readonly saved: readonly Pick<StoredPatches, 'patches'>[]
}

/** The draft of a page, in one statement however much was saved since its document was stored; null when it is gone. */
export async function readStoredDraft(ctx: Ctx, pageId: string): Promise<StoredDraft | null> {
  const { rows } = await sql<StoredDraft>`
    select version, document, (
      select coalesce(jsonb_agg(jsonb_build_object('patches', page_patches.patches) order by page_patches.version), '[]')
      from page_patches
      where page_patches.site_id = pages.site_id and page_patches.page_id = pages.id
        and page_patches.version > pages.snapshot_version
    ) as saved
    from pages where site_id = ${siteOf(ctx)} and id = ${pageId}`.execute(ctx.db)
  return rows[0] ?? null
}

const patchesOf = (row: Selectable<PagePatchesTable>): StoredPatches => ({
  version: row.version,
  patches: row.patches as unknown as Patch[],
  clientId: row.client_id,
  saveId: row.save_id,
  authorId: row.author_id,
  at: row.created_at,
})

/** The patches of a page after a version, in order; with `upTo`, to that version. */
export async function readPatchesAfter(
  ctx: Ctx,
  pageId: string,
  version: number,
  upTo?: number,
): Promise<StoredPatches[]> {
  let query = tables(ctx)
    .selectFrom('page_patches')
    .selectAll()
    .where('site_id', '=', siteOf(ctx))
    .where('page_id', '=', pageId)
    .where('version', '>', version)
    .orderBy('version')
  if (upTo !== undefined) query = query.where('version', '<=', upTo)
  return (await query.execute()).map(patchesOf)
}

/** What somebody has missed of a page, and whether there is more behind it. */
export interface Missed {
  readonly saved: readonly StoredPatches[]
  readonly hasMore: boolean
}

/** The most saves that are told at once, and of how many bytes, or few more: a page's whole past may be gigabytes. */
const TOLD_AT_ONCE = 50
const TOLD_BYTES = 4_000_000

/** The patches of a page after a version, in order, as many as are told at once; one in any case. */
export async function readMissed(ctx: Ctx, pageId: string, version: number): Promise<Missed> {
  const { rows } = await sql<Selectable<PagePatchesTable> & { there: number }>`
    with next as materialized (
      select * from page_patches
      where site_id = ${siteOf(ctx)} and page_id = ${pageId} and version > ${version}
      order by version limit ${TOLD_AT_ONCE + 1}
    )
    select * from (
      select next.*, count(*) over ()::integer as there,
        sum(octet_length(patches::text)) over (order by version) - octet_length(patches::text) as before
      from next
    ) as counted
    where before < ${TOLD_BYTES} order by version limit ${TOLD_AT_ONCE}`.execute(ctx.db)
  return { saved: rows.map(patchesOf), hasMore: rows.length < (rows[0]?.there ?? 0) }
}

/** The version a save led to, if it was already applied. */
export async function findSave(ctx: Ctx, pageId: string, saveId: string): Promise<number | null> {
  const row = await tables(ctx)
    .selectFrom('page_patches')
    .select('version')
    .where('site_id', '=', siteOf(ctx))
    .where('page_id', '=', pageId)
    .where('save_id', '=', saveId)
    .executeTakeFirst()
  return row?.version ?? null
}

/** Name of the channel on which processes tell each other of saved patches. */
export const PATCHES_CHANNEL = 'portico_patches'

/** The same for where people are on pages. */
export const PRESENCE_CHANNEL = 'portico_presence'

/** What the listeners are told of a save; the patches themselves are read by who follows the page. */
export interface PatchNotice {
  readonly siteId: string
  readonly pageId: string
  readonly version: number
}

/**
 * Stores patches as the next version of a page, in one round trip, and tells the listeners when that is
 * committed. Gives whether it did: not when the page is at another version, or this save is stored already.
 */
export async function appendPatches(
  ctx: Ctx,
  given: {
    pageId: string
    version: number
    patches: readonly Patch[]
    clientId: string
    saveId: string
    authorId: string | null
    snapshot: PageDocument | null
  },
): Promise<boolean> {
  const siteId = siteOf(ctx)
  const text = json(given.patches)
  const snapshot = given.snapshot
    ? sql`, document = ${json(given.snapshot)}::jsonb, snapshot_version = ${given.version}`
    : sql``
  const { rows } = await sql`
    with moved as (
      update pages set version = ${given.version}, updated_at = now(), updated_by = ${given.authorId} ${snapshot}
      where site_id = ${siteId} and id = ${given.pageId} and version = ${given.version - 1} and deleted_at is null
        and not exists (select from page_patches where site_id = ${siteId} and page_id = ${given.pageId} and save_id = ${given.saveId})
      returning site_id, id
    ), stored as (
      insert into page_patches (site_id, page_id, version, patches, save_id, client_id, author_id)
      select site_id, id, ${given.version}, ${text}::jsonb, ${given.saveId}, ${given.clientId}, ${given.authorId}::uuid from moved
      returning 1
    )
    select 1 from stored`.execute(ctx.db)
  if (rows.length !== 1) return false
  const notice: PatchNotice = { siteId, pageId: given.pageId, version: given.version }
  ctx.afterCommit(() => ctx.tools.tell(PATCHES_CHANNEL, json(notice)))
  return true
}

/**
 * Stores the document of a version as a point to begin from, so that less is replayed. The caller holds the draft
 * ({@link lockDrafts}): somebody's save between the look and this would leave the page without either.
 *
 * @throws Error when the page is at another version by now
 */
export async function storeSnapshot(
  ctx: Ctx,
  pageId: string,
  version: number,
  document: PageDocument,
): Promise<void> {
  const { numUpdatedRows } = await tables(ctx)
    .updateTable('pages')
    .set({ document: json(document), snapshot_version: version })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', pageId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error(`Page ${pageId} is no longer at version ${version}`)
}

/** Tells everyone on a page where a person is, once the transaction commits. */
export function sendPresence(ctx: Ctx, pageId: string, presence: Presence): void {
  const siteId = siteOf(ctx)
  ctx.afterCommit(() => ctx.tools.tell(PRESENCE_CHANNEL, json({ siteId, pageId, presence })))
}

export interface VersionRow {
  readonly version: number
  readonly at: Date
  readonly authorId: string | null
  readonly name: string | null
  readonly changes: number
}

/** Versions of a page below one, newest first. */
export async function readVersions(
  ctx: Ctx,
  pageId: string,
  before: number | undefined,
  limit: number,
): Promise<VersionRow[]> {
  let query = tables(ctx)
    .selectFrom('page_patches')
    .leftJoin('page_marks', (join) =>
      join
        .onRef('page_marks.site_id', '=', 'page_patches.site_id')
        .onRef('page_marks.page_id', '=', 'page_patches.page_id')
        .onRef('page_marks.version', '=', 'page_patches.version'),
    )
    .select([
      'page_patches.version',
      'page_patches.created_at',
      'page_patches.author_id',
      'page_marks.name',
      sql<number>`jsonb_array_length(page_patches.patches)`.as('changes'),
    ])
    .where('page_patches.site_id', '=', siteOf(ctx))
    .where('page_patches.page_id', '=', pageId)
    .orderBy('page_patches.version', 'desc')
    .limit(limit)
  if (before !== undefined) query = query.where('page_patches.version', '<', before)
  return (await query.execute()).map((row) => ({
    version: row.version,
    at: row.created_at,
    authorId: row.author_id,
    name: row.name,
    changes: row.changes,
  }))
}

/** The beginning of a page's line of time: the document it was made with, which nobody's patches led to. */
export async function readFirstVersion(ctx: Ctx, pageId: string): Promise<VersionRow | null> {
  const row = await tables(ctx)
    .selectFrom('page_marks')
    .innerJoin('pages', (join) =>
      join.onRef('pages.site_id', '=', 'page_marks.site_id').onRef('pages.id', '=', 'page_marks.page_id'),
    )
    .select(['pages.created_at', 'page_marks.author_id', 'page_marks.name'])
    .where('page_marks.site_id', '=', siteOf(ctx))
    .where('page_marks.page_id', '=', pageId)
    .where('page_marks.version', '=', 0)
    .executeTakeFirst()
  return row ? { version: 0, at: row.created_at, authorId: row.author_id, name: row.name, changes: 0 } : null
}

/** The nearest kept document at or below a version: a mark, or null when there is none. */
export async function readMarkAtOrBelow(
  ctx: Ctx,
  pageId: string,
  version: number,
): Promise<{ version: number; document: PageDocument } | null> {
  const row = await tables(ctx)
    .selectFrom('page_marks')
    .select(['version', 'document'])
    .where('site_id', '=', siteOf(ctx))
    .where('page_id', '=', pageId)
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { version: row.version, document: row.document as PageDocument } : null
}

/**
 * Keeps a document on the line of time, so that replaying to a later version begins there. It takes the place of one
 * that is kept of the version already, under the name that one has: brought up to date, it is what is saved from now on
 * stands on.
 */
export async function keepMark(
  ctx: Ctx,
  pageId: string,
  version: number,
  document: PageDocument,
): Promise<void> {
  await tables(ctx)
    .insertInto('page_marks')
    .values({ site_id: siteOf(ctx), page_id: pageId, version, document: json(document) })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'page_id', 'version']).doUpdateSet({ document: json(document) }),
    )
    .execute()
}

/** Names a version on the line of time; `null` takes the name away. */
export async function nameMark(
  ctx: Ctx,
  pageId: string,
  given: { version: number; document: PageDocument; name: string | null },
): Promise<void> {
  await tables(ctx)
    .insertInto('page_marks')
    .values({
      site_id: siteOf(ctx),
      page_id: pageId,
      version: given.version,
      document: json(given.document),
      name: given.name,
      author_id: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'page_id', 'version']).doUpdateSet({ name: given.name }),
    )
    .execute()
}

/**
 * Pages whose drafts may hold one of some texts: in the stored document, or in what was saved since. A draft
 * that holds one now is among them; one that held it since the document was stored may be, too.
 */
export async function pagesThatMayHold(ctx: Ctx, texts: readonly string[]): Promise<string[]> {
  const patterns = texts.map((text) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const { rows } = await sql<{ id: string }>`
    select id from pages
    where site_id = ${siteOf(ctx)} and deleted_at is null and (
      document::text like any(${patterns}::text[])
      or exists (
        select 1 from page_patches
        where page_patches.site_id = pages.site_id and page_patches.page_id = pages.id
          and page_patches.version > pages.snapshot_version
          and page_patches.patches::text like any(${patterns}::text[])
      )
    )`.execute(ctx.db)
  return rows.map((row) => row.id)
}

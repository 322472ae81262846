import { type RawBuilder, sql } from 'kysely'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { tables } from '../schema.ts'
import type { Held } from './held.ts'
import { namesIn } from './names-in.ts'

const authorOf = (ctx: Ctx): Id | null => (ctx.actor.kind === 'account' ? ctx.actor.accountId : null)

/** What an area gets of each draft that it holds, beside its own facts. */
export interface DraftRow {
  readonly site_id: Id
  readonly id: Id
  readonly version: number
  /** As it was stored last: behind the draft by what was saved since. */
  readonly document: unknown
  readonly updated_at: Date
  readonly updated_by: Id | null
}

/**
 * SQL of the drafts of a holder, for a statement of that area, to be joined by `site_id` and `id`. That one may see all
 * sites' rows: what keeps them apart here are these columns alone (decision 36).
 */
export function heldDrafts(holder: string): RawBuilder<DraftRow> {
  return sql`(
    select site_id, id, version, document, updated_at, updated_by from documents where holder = ${holder}
  )`
}

/**
 * Stores documents that begin, each with its beginning on the line of time; those that are there are left.
 *
 * @returns the ids of those that were not there
 */
export async function insertDocuments(
  ctx: Ctx,
  holder: string,
  documents: readonly { readonly id: Id; readonly document: PageDocument }[],
): Promise<Id[]> {
  const given = documents.map(({ id, document }) => ({ id, document, names: namesIn(document) }))
  const { rows } = await sql<{ id: Id }>`
    with given as materialized (
      select * from jsonb_to_recordset(${json(given)}::jsonb) as given (id uuid, document jsonb, names text[])
    ), laid as (
      insert into documents (site_id, id, holder, document, names, updated_by)
      select ${siteOf(ctx)}, id, ${holder}, document, names, ${authorOf(ctx)}::uuid from given
      on conflict (site_id, id) do nothing
      returning id
    ), begun as (
      insert into document_marks (site_id, document_id, version, document)
      select ${siteOf(ctx)}, id, 0, document from given join laid using (id)
    )
    select id from laid`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

/** Which version a draft is at, and which one its stored document is of. */
export interface DraftVersion {
  readonly version: number
  readonly snapshotVersion: number
}

/** Holds a draft until the transaction ends, so that saves of one document come one after another; null when it is not there. */
export async function lockDraft(ctx: Ctx, { holder, documentId }: Held): Promise<DraftVersion | null> {
  const row = await tables(ctx)
    .selectFrom('documents')
    .select(['version', 'snapshot_version'])
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', documentId)
    .where('holder', '=', holder)
    .where('is_trashed', '=', false)
    .forUpdate()
    .executeTakeFirst()
  return row ? { version: row.version, snapshotVersion: row.snapshot_version } : null
}

/**
 * Holds drafts until the transaction ends, after those who are saving one of them. In the order of their ids, so that two
 * who hold several do not wait for each other; what refers to them may be stored meanwhile.
 */
export async function lockDrafts(ctx: Ctx, holder: string, ids: readonly Id[]): Promise<void> {
  await tables(ctx)
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', siteOf(ctx))
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('holder', '=', holder)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Holds every document of the site as it is until the transaction ends, those in the trash too, after those who are
 * saving one of them.
 */
export async function holdAllDrafts(ctx: Ctx): Promise<void> {
  // In one order, so that of two who hold several none waits for the other.
  await sql`select id from documents where site_id = ${siteOf(ctx)} order by id for share`.execute(ctx.db)
}

/** The version of a draft; null when it is not there. */
export async function readVersion(ctx: Ctx, { holder, documentId }: Held): Promise<number | null> {
  const row = await tables(ctx)
    .selectFrom('documents')
    .select('version')
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', documentId)
    .where('holder', '=', holder)
    .where('is_trashed', '=', false)
    .executeTakeFirst()
  return row?.version ?? null
}

/** The stored document and its version; the patches after it are not in it yet. */
export async function readSnapshot(
  ctx: Ctx,
  { holder, documentId }: Held,
): Promise<(DraftVersion & { document: PageDocument }) | null> {
  const row = await tables(ctx)
    .selectFrom('documents')
    .select(['version', 'snapshot_version', 'document'])
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', documentId)
    .where('holder', '=', holder)
    .where('is_trashed', '=', false)
    .executeTakeFirst()
  return row
    ? { version: row.version, snapshotVersion: row.snapshot_version, document: row.document as PageDocument }
    : null
}

/** A draft as it is stored: a document, and what was saved since, in order. */
export interface StoredDraft extends DraftVersion {
  readonly document: PageDocument
  readonly saved: readonly { readonly version: number; readonly patches: readonly Patch[] }[]
}

/**
 * A draft, in one statement however much was saved since its document was stored; null when it is not there.
 *
 * @param known a cached version: earlier saves are left out
 */
export async function readStoredDraft(
  ctx: Ctx,
  { holder, documentId }: Held,
  known: number,
): Promise<StoredDraft | null> {
  const { rows } = await sql<StoredDraft>`
    select version, snapshot_version as "snapshotVersion", document, (
      select coalesce(jsonb_agg(jsonb_build_object('version', saved.version, 'patches', saved.patches)
        order by saved.version), '[]')
      from document_patches as saved
      where saved.site_id = documents.site_id and saved.document_id = documents.id
        and saved.version > greatest(snapshot_version, case when ${known} > documents.version then 0 else ${known} end)
    ) as saved
    from documents
    where site_id = ${siteOf(ctx)} and id = ${documentId} and holder = ${holder} and not is_trashed`.execute(
    ctx.db,
  )
  return rows[0] ?? null
}

/**
 * Stores the document of a version as a point to begin from, so that less is replayed. The caller holds the draft
 * ({@link lockDrafts}): a concurrent save between reading and this would leave it without either.
 *
 * @throws Error when the draft is at another version by now
 */
export async function storeSnapshot(
  ctx: Ctx,
  { holder, documentId }: Held,
  version: number,
  document: PageDocument,
): Promise<void> {
  const { numUpdatedRows } = await tables(ctx)
    .updateTable('documents')
    .set({ document: json(document), snapshot_version: version, names: [...namesIn(document)] })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', documentId)
    .where('holder', '=', holder)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error(`Document ${documentId} is no longer at version ${version}`)
}

/**
 * Stores a document as a checkpoint of the history, from which later versions are replayed. It replaces the checkpoint
 * of the same version and keeps its name: after an upgrade later saves are based on it.
 */
export async function keepMark(
  ctx: Ctx,
  documentId: Id,
  version: number,
  document: PageDocument,
): Promise<void> {
  await tables(ctx)
    .insertInto('document_marks')
    .values({ site_id: siteOf(ctx), document_id: documentId, version, document: json(document) })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'document_id', 'version']).doUpdateSet({ document: json(document) }),
    )
    .execute()
}

/** Drafts of a holder, but for those in its trash, that name one of some things (`names-in.ts`). */
export async function findNaming(ctx: Ctx, holder: string, names: readonly string[]): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select id from documents
    where site_id = ${siteOf(ctx)} and holder = ${holder} and not is_trashed
      and names && ${[...names]}::text[]`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

/** The same for each of some things: which drafts name it. */
export async function draftsNaming(
  ctx: Ctx,
  holder: string,
  names: readonly string[],
): Promise<readonly { readonly name: string; readonly documentId: Id }[]> {
  if (names.length === 0) return []
  const { rows } = await sql<{ name: string; documentId: Id }>`
    select name, id as "documentId" from documents cross join unnest(names) as name
    where site_id = ${siteOf(ctx)} and holder = ${holder} and not is_trashed
      and names && ${[...names]}::text[] and name = any(${[...names]}::text[])`.execute(ctx.db)
  return rows
}

/** Which of some things any draft of the site names, of all holders, in the trash too. */
export async function namedInDrafts(ctx: Ctx, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from documents cross join unnest(names) as name
    where site_id = ${siteOf(ctx)} and names && ${[...names]}::text[]
      and name = any(${[...names]}::text[])`.execute(ctx.db)
  return rows.map(({ name }) => name)
}

/**
 * Drafts of a holder that may have a place of their own to lead to: a section with an anchor, in the stored document or
 * in what was saved since. One that has one now is among them.
 */
export async function findWithAnchors(ctx: Ctx, holder: string): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select id from documents
    where site_id = ${siteOf(ctx)} and holder = ${holder} and not is_trashed and (
      document::text like '%"anchor"%'
      or exists (
        select 1 from document_patches as saved
        where saved.site_id = documents.site_id and saved.document_id = documents.id
          and saved.version > documents.snapshot_version
          and saved.patches::text like '%"anchor"%'
      )
    )`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

/** Puts a document into the trash of its holder, or takes it out: it cannot be opened or saved there. */
export async function setTrashed(ctx: Ctx, { holder, documentId }: Held, isTrashed: boolean): Promise<void> {
  await tables(ctx)
    .updateTable('documents')
    .set({ is_trashed: isTrashed })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', documentId)
    .where('holder', '=', holder)
    .execute()
}

/** Deletes documents of a holder for good, with their past, on whichever sites. Editions stay, for releases show them. */
export async function deleteDocuments(
  ctx: Pick<Ctx, 'db'>,
  holder: string,
  documents: readonly { readonly siteId: Id; readonly id: Id }[],
): Promise<void> {
  if (documents.length === 0) return
  await sql`
    delete from documents
    using unnest(${documents.map(({ siteId }) => siteId)}::uuid[], ${documents.map(({ id }) => id)}::uuid[])
      as gone (site_id, id)
    where documents.site_id = gone.site_id and documents.id = gone.id and holder = ${holder}`.execute(ctx.db)
}

import { type Selectable, sql } from 'kysely'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import type { Held } from '../drafts/held.ts'
import { type DocumentPatchesTable, tables } from '../schema.ts'

export interface StoredPatches {
  readonly version: number
  readonly patches: readonly Patch[]
  readonly clientId: string
  readonly saveId: string
  readonly authorId: string | null
  readonly at: Date
}

const patchesOf = (row: Selectable<DocumentPatchesTable>): StoredPatches => ({
  version: row.version,
  patches: row.patches as unknown as Patch[],
  clientId: row.client_id,
  saveId: row.save_id,
  authorId: row.author_id,
  at: row.created_at,
})

/** The patches of a document after a version, in order; with `upTo`, to that version. */
export async function readPatchesAfter(
  ctx: Ctx,
  documentId: string,
  version: number,
  upTo?: number,
): Promise<StoredPatches[]> {
  let query = tables(ctx)
    .selectFrom('document_patches')
    .selectAll()
    .where('site_id', '=', siteOf(ctx))
    .where('document_id', '=', documentId)
    .where('version', '>', version)
    .orderBy('version')
  if (upTo !== undefined) query = query.where('version', '<=', upTo)
  return (await query.execute()).map(patchesOf)
}

/** Missed saves of a document, and whether there are more. */
export interface Missed {
  readonly saved: readonly StoredPatches[]
  readonly hasMore: boolean
}

/** The most saves in one answer, and about the most bytes: a document's whole history may be gigabytes. */
const TOLD_AT_ONCE = 50
const TOLD_BYTES = 4_000_000

/** The patches of a document after a version, in order, as many as fit in one answer; at least one. */
export async function readMissed(ctx: Ctx, documentId: string, version: number): Promise<Missed> {
  const { rows } = await sql<Selectable<DocumentPatchesTable> & { there: number }>`
    with next as materialized (
      select * from document_patches
      where site_id = ${siteOf(ctx)} and document_id = ${documentId} and version > ${version}
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
export async function findSave(ctx: Ctx, documentId: string, saveId: string): Promise<number | null> {
  const row = await tables(ctx)
    .selectFrom('document_patches')
    .select('version')
    .where('site_id', '=', siteOf(ctx))
    .where('document_id', '=', documentId)
    .where('save_id', '=', saveId)
    .executeTakeFirst()
  return row?.version ?? null
}

/** Name of the channel on which processes tell each other of saved patches. */
export const PATCHES_CHANNEL = 'portico_patches'

/** The notification of a save; subscribers of the document read the patches themselves. */
export interface PatchNotice {
  readonly siteId: string
  readonly documentId: string
  readonly version: number
}

/** Patches as the next version of a document. */
export interface Save extends Held {
  readonly version: number
  readonly patches: readonly Patch[]
  readonly clientId: string
  readonly saveId: string
  readonly authorId: string | null
  /** The whole document of the version, to be stored with it. */
  readonly snapshot: PageDocument | null
  /** What the document of the version names; null where that is what the version before named. */
  readonly names: readonly string[] | null
}

/**
 * Stores patches as the next version of a document, in one round trip, and tells the listeners when that is
 * committed. Gives whether it did: not when the document is at another version or not there, or this save is stored
 * already.
 */
export async function appendPatches(ctx: Ctx, given: Save): Promise<boolean> {
  const siteId = siteOf(ctx)
  const { holder, documentId, version, saveId, clientId, authorId } = given
  const text = json(given.patches)
  const snapshot = given.snapshot
    ? sql`, document = ${json(given.snapshot)}::jsonb, snapshot_version = ${version}`
    : sql``
  const names = given.names ? sql`, names = ${[...given.names]}::text[]` : sql``
  const { rows } = await sql`
    with moved as (
      update documents set version = ${version}, updated_at = now(), updated_by = ${authorId} ${snapshot} ${names}
      where site_id = ${siteId} and id = ${documentId} and version = ${version - 1}
        and holder = ${holder} and not is_trashed
        and not exists (
          select from document_patches
          where site_id = ${siteId} and document_id = ${documentId} and save_id = ${saveId})
      returning site_id, id
    ), stored as (
      insert into document_patches (site_id, document_id, version, patches, save_id, client_id, author_id)
      select site_id, id, ${version}, ${text}::jsonb, ${saveId}, ${clientId}, ${authorId}::uuid from moved
      returning 1
    )
    select 1 from stored`.execute(ctx.db)
  if (rows.length !== 1) return false
  const notice: PatchNotice = { siteId, documentId, version }
  ctx.afterCommit(() => ctx.tools.notify(PATCHES_CHANNEL, json(notice)))
  return true
}

import { type RawBuilder, sql } from 'kysely'
import {
  fileAddress,
  type LibraryRow,
  libraryRows,
  type ResolvedAssets,
  resolvedAssets,
} from '#areas/assets/index.ts'
import type { PageDocument } from '#document/nodes.ts'
import { type Id, newId } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { written } from '#platform/db/written.ts'
import { namesIn } from '../drafts/names-in.ts'
import { tables } from '../schema.ts'

/** A document of which an edition is made, and what its holder says of it. */
export interface Editing {
  readonly documentId: Id
  readonly facts: unknown
}

/** Those of some documents whose stored one is older than their draft. */
export async function findStale(ctx: Ctx, documentIds: readonly Id[]): Promise<Id[]> {
  if (documentIds.length === 0) return []
  const rows = await tables(ctx)
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', siteOf(ctx))
    .where(sql<boolean>`id = any(${[...documentIds]}::uuid[])`)
    .whereRef('snapshot_version', '<', 'version')
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Makes editions of the stored documents of a holder, in one statement. One whose document and facts an edition already
 * has gets that one.
 *
 * @returns the edition of each document
 */
export async function storeEditions(
  ctx: Ctx,
  holder: string,
  given: readonly Editing[],
): Promise<Map<Id, Id>> {
  if (given.length === 0) return new Map()
  const wanted = Object.fromEntries(
    given.map(({ documentId, facts }) => [documentId, { id: newId(ctx.clock.now()), facts }]),
  )
  // By a look into one value, and not by a join: of tables that have just grown the database knows too little to choose
  // one that takes thousands.
  const { rows } = await sql<{ id: Id; document_id: Id }>`
    with edited as (
      select *, ${json(wanted)}::jsonb -> id::text as wanted from documents
      where site_id = ${siteOf(ctx)} and holder = ${holder}
        and id = any(${given.map(({ documentId }) => documentId)}::uuid[])
    )
    insert into document_editions (site_id, id, document_id, hash, document, facts, asset_ids, names)
    select site_id, (wanted ->> 'id')::uuid, id, md5(document::text || (wanted -> 'facts')::text),
      document, wanted -> 'facts', portico.assets_named(document), names
    from edited
    on conflict (site_id, document_id, hash) do update set hash = excluded.hash
    returning id, document_id`.execute(ctx.db)
  return new Map(rows.map((row) => [row.document_id, row.id]))
}

/** What released documents are drawn from. */
export interface ShownEditions {
  /** By the ids of their editions; none of one that is gone. */
  readonly documents: ReadonlyMap<Id, PageDocument>
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
      select id, document, asset_ids as named
      from document_editions where site_id = ${siteId} and id = any(${ids}::uuid[])
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
  ids: readonly Id[],
  also: readonly Id[],
): Promise<ShownEditions> {
  const rows = await shownEditions(ctx.db, siteOf(ctx), [...ids], [...also])
  const documents = new Map<Id, PageDocument>()
  let assets = resolvedAssets(ctx.tools, [], [])
  for (const { id, document, named, library } of rows) {
    if (id !== null && document !== null) documents.set(id, document)
    else assets = resolvedAssets(ctx.tools, named ?? [], library ?? [])
  }
  return { documents, assets }
}

/** The files that editions name, and those whose addresses they contain: a link may have been typed, or copied. */
export async function filesLedTo(ctx: Ctx, editionIds: readonly Id[]): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    with shown as (
      select document, asset_ids as files
      from document_editions where site_id = ${siteOf(ctx)} and id = any(${[...editionIds]}::uuid[])
    )
    select unnest(files)::text as id from shown
    union
    select address[1] from shown cross join regexp_matches(document::text, ${fileAddress}, 'g') as address`.execute(
    ctx.db,
  )
  return rows.map(({ id }) => id)
}

/** The files that editions name, by the ids of the editions. */
export async function filesOfEditions(ctx: Ctx, ids: readonly Id[]): Promise<Map<Id, Id[]>> {
  const { rows } = await sql<{ id: Id; files: Id[] }>`
    select id, asset_ids as files
    from document_editions where site_id = ${siteOf(ctx)} and id = any(${[...ids]}::uuid[])`.execute(ctx.db)
  return new Map(rows.map(({ id, files }) => [id, files]))
}

/** Which of some things editions name. */
export async function namedInEditions(
  ctx: Ctx,
  editionIds: readonly Id[],
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from document_editions cross join unnest(names) as name
    where site_id = ${siteOf(ctx)} and id = any(${[...editionIds]}::uuid[])
      and names && ${[...names]}::text[] and name = any(${[...names]}::text[])`.execute(ctx.db)
  return rows.map(({ name }) => name)
}

/** How many bytes editions come to as JSON, by their ids, in the order asked for. */
export async function readEditionSizes(ctx: Ctx, ids: readonly Id[]): Promise<Map<Id, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: Id; bytes: number }>`
    select id, octet_length(document::text) + octet_length(facts::text) as bytes
    from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
    join document_editions using (id)
    where document_editions.site_id = ${siteOf(ctx)} order by place`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, row.bytes]))
}

/** A document as it was released. */
export interface Edition {
  readonly id: Id
  readonly documentId: Id
  readonly document: PageDocument
  /** Of its holder. */
  readonly facts: unknown
}

/** Editions of the context's site, in the order asked for. */
export async function readEditions(ctx: Ctx, ids: readonly Id[]): Promise<Edition[]> {
  const { rows } = await sql<Edition>`
    select id, document_id as "documentId", document, facts
    from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
    join document_editions using (id)
    where document_editions.site_id = ${siteOf(ctx)} order by place`.execute(ctx.db)
  return rows
}

/**
 * Stores editions under their own ids; those that are there are left. Each is known by its content too, where no
 * other of its document has the same: two that differed may be one once they are brought up to date.
 */
export async function insertEditions(ctx: Ctx, editions: readonly Edition[]): Promise<void> {
  const rows = editions.map(({ id, documentId, document, facts }) => ({
    id,
    document_id: documentId,
    facts,
    document,
    names: namesIn(document),
  }))
  await sql`
    with given as materialized (
      select given.*, md5(document::text || facts::text) as hash
      from jsonb_to_recordset(${json(rows)}::jsonb)
        as given (id uuid, document_id uuid, facts jsonb, document jsonb, names text[])
    ), numbered as (
      select given.*, row_number() over (partition by document_id, hash order by id) as place from given
    )
    insert into document_editions (site_id, id, document_id, hash, document, facts, asset_ids, names)
    select ${siteOf(ctx)}, id, document_id,
      case when place = 1 and not exists (
        select from document_editions as known
        where known.site_id = ${siteOf(ctx)} and known.document_id = numbered.document_id
          and known.hash = numbered.hash
      ) then hash else md5(hash || id::text) end,
      document, facts, portico.assets_named(document), names
    from numbered
    on conflict (site_id, id) do nothing`.execute(ctx.db)
}

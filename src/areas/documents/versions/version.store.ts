import { sql } from 'kysely'
import type { PageDocument } from '#document/nodes.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { tables } from '../schema.ts'

export interface VersionRow {
  readonly version: number
  readonly at: Date
  readonly authorId: string | null
  readonly name: string | null
  readonly changes: number
}

/** Versions of a document below one, newest first. */
export async function readVersions(
  ctx: Ctx,
  documentId: string,
  before: number | undefined,
  limit: number,
): Promise<VersionRow[]> {
  let query = tables(ctx)
    .selectFrom('document_patches as saved')
    .leftJoin('document_marks as mark', (join) =>
      join
        .onRef('mark.site_id', '=', 'saved.site_id')
        .onRef('mark.document_id', '=', 'saved.document_id')
        .onRef('mark.version', '=', 'saved.version'),
    )
    .select([
      'saved.version',
      'saved.created_at',
      'saved.author_id',
      'mark.name',
      sql<number>`jsonb_array_length(saved.patches)`.as('changes'),
    ])
    .where('saved.site_id', '=', siteOf(ctx))
    .where('saved.document_id', '=', documentId)
    .orderBy('saved.version', 'desc')
    .limit(limit)
  if (before !== undefined) query = query.where('saved.version', '<', before)
  return (await query.execute()).map((row) => ({
    version: row.version,
    at: row.created_at,
    authorId: row.author_id,
    name: row.name,
    changes: row.changes,
  }))
}

/** The beginning of a document's line of time: what it was made with, which no patches led to. */
export async function readFirstVersion(ctx: Ctx, documentId: string): Promise<VersionRow | null> {
  const row = await tables(ctx)
    .selectFrom('document_marks as mark')
    .innerJoin('documents', (join) =>
      join.onRef('documents.site_id', '=', 'mark.site_id').onRef('documents.id', '=', 'mark.document_id'),
    )
    .select(['documents.created_at', 'mark.author_id', 'mark.name'])
    .where('mark.site_id', '=', siteOf(ctx))
    .where('mark.document_id', '=', documentId)
    .where('mark.version', '=', 0)
    .executeTakeFirst()
  return row ? { version: 0, at: row.created_at, authorId: row.author_id, name: row.name, changes: 0 } : null
}

/** The nearest kept document at or below a version: a mark, or null when there is none. */
export async function readMarkAtOrBelow(
  ctx: Ctx,
  documentId: string,
  version: number,
): Promise<{ version: number; document: PageDocument } | null> {
  const row = await tables(ctx)
    .selectFrom('document_marks')
    .select(['version', 'document'])
    .where('site_id', '=', siteOf(ctx))
    .where('document_id', '=', documentId)
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { version: row.version, document: row.document as PageDocument } : null
}

/** Names a version on the line of time; `null` takes the name away. */
export async function nameMark(
  ctx: Ctx,
  documentId: string,
  given: { version: number; document: PageDocument; name: string | null },
): Promise<void> {
  await tables(ctx)
    .insertInto('document_marks')
    .values({
      site_id: siteOf(ctx),
      document_id: documentId,
      version: given.version,
      document: json(given.document),
      name: given.name,
      author_id: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'document_id', 'version']).doUpdateSet({ name: given.name }),
    )
    .execute()
}

import type { ColumnType, Generated } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'

/** A JSON column: read as a value, written as text (`json(value)`). */
type Json<T> = ColumnType<T, string, string>
type Moment = ColumnType<Date, Date | undefined, Date>

export interface DocumentsTable {
  site_id: string
  id: string
  holder: string
  version: Generated<number>
  document: Json<unknown>
  snapshot_version: Generated<number>
  names: string[]
  is_trashed: Generated<boolean>
  created_at: Moment
  updated_at: Moment
  updated_by: string | null
}

export interface DocumentPatchesTable {
  site_id: string
  document_id: string
  version: number
  patches: Json<Record<string, unknown>[]>
  save_id: string
  client_id: string
  author_id: string | null
  created_at: Moment
}

export interface DocumentMarksTable {
  site_id: string
  document_id: string
  version: number
  document: Json<unknown>
  name: string | null
  author_id: string | null
  created_at: Moment
}

export interface DocumentEditionsTable {
  site_id: string
  id: string
  document_id: string
  hash: string
  document: Json<unknown>
  facts: Json<Record<string, unknown>>
  asset_ids: string[]
  names: string[]
  created_at: Moment
}

/** The area's tables, seen through the transaction of a context. */
export const tables = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db.withTables<{
    documents: DocumentsTable
    document_patches: DocumentPatchesTable
    document_marks: DocumentMarksTable
    document_editions: DocumentEditionsTable
  }>()

import type { Fault } from './fault.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'
import type { ExportKind, ExportState, ImportReport, ImportState } from './contract.ts'
import type { Wanted } from './imports/import.ts'

export interface SiteExportsTable {
  site_id: string
  id: string
  kind: ColumnType<ExportKind, ExportKind | undefined, ExportKind>
  state: ColumnType<ExportState, ExportState | undefined, ExportState>
  done: Generated<number>
  total: Generated<number>
  bytes: number | null
  created_by: string
  created_at: Date
  updated_at: Date
  expires_at: Date | null
  token_hash: string | null
  token_expires_at: Date | null
  left_out: Generated<string[]>
  fault: FaultColumn
}

type FaultColumn = ColumnType<Fault | null, string | null | undefined, string | null>

export interface SiteImportsTable {
  id: string
  account_id: string
  new_site_id: string
  state: ColumnType<ImportState, ImportState | undefined, ImportState>
  file_name: string
  bytes: number
  done: Generated<number>
  total: Generated<number>
  report: ColumnType<ImportReport | null, string | null | undefined, string | null>
  wanted: ColumnType<Wanted | null, string | null | undefined, string | null>
  fault: FaultColumn
  created_at: Date
  updated_at: Date
}

/** The area's tables, seen through the transaction of a context. */
export const tables = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db.withTables<{ site_exports: SiteExportsTable; site_imports: SiteImportsTable }>()

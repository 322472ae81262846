import type { ColumnType } from 'kysely'
import type { LuminanceRange } from '#kernel/luminance-range.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { AssetKind } from './contract.ts'

export interface AssetsTable {
  site_id: string
  id: string
  kind: AssetKind
  name: string
  type: string
  bytes: number
  hash: string
  width: number | null
  height: number | null
  colour: string | null
  luminance: ColumnType<LuminanceRange | null, string | null | undefined, never>
  frames: ColumnType<number | null, number | null | undefined, never>
  alt: ColumnType<string, string | undefined, string>
  is_decorative: ColumnType<boolean, boolean | undefined, boolean>
  focal: ColumnType<{ x: number; y: number } | null, string | null | undefined, string | null>
  created_at: ColumnType<Date, Date | undefined, never>
  created_by: string | null
  deleted_at: Date | null
  deleted_by: string | null
  days_back_at: ColumnType<Date | null, never, Date>
}

/** The area's tables, seen through the transaction of a context. */
export const tables = (ctx: Pick<Ctx, 'db'>) => ctx.db.withTables<{ assets: AssetsTable }>()

import type { ColumnType, Generated } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'

type Moment = ColumnType<Date, Date | undefined, Date>

export interface ReleasesTable {
  site_id: string
  id: string
  number: number
  state: 'live' | 'past' | 'scheduled' | 'cancelled'
  note: Generated<string>
  choice: ColumnType<unknown, string | null | undefined, string | null>
  restores: string | null
  scheduled_for: Date | null
  created_by: string | null
  created_at: Moment
  released_at: Date | null
}

export interface LiveReleasesTable {
  site_id: string
  release_id: string
  changed_at: Moment
}

export interface ReleasedTable {
  site_id: string
  kind: string
  id: string
  edition_id: string | null
  path: string | null
  facts: ColumnType<unknown, string | null, string | null>
  from_number: number
  until_number: number | null
}

/** The area's tables, seen through the transaction of a context. */
export const tables = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db.withTables<{
    releases: ReleasesTable
    live_releases: LiveReleasesTable
    released: ReleasedTable
  }>()

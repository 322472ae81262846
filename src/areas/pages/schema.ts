import type { ColumnType, Generated } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'

/** A JSON column: read as a value, written as text (`json(value)`). */
type Json<T> = ColumnType<T, string, string>
type Moment = ColumnType<Date, Date | undefined, Date>

export interface PagesTable {
  site_id: string
  id: string
  kind: 'layout' | 'cover' | 'parking' | 'folder' | 'link' | 'footer'
  parent_id: string | null
  position: Generated<number>
  nav: Generated<'main' | 'footer' | 'none'>
  title: string
  nav_title: string | null
  slug: string
  is_home: Generated<boolean>
  is_hidden: Generated<boolean>
  settings: ColumnType<Record<string, unknown>, string | undefined, string>
  facts_version: Generated<number>
  created_at: Moment
  updated_at: Moment
  updated_by: string | null
  deleted_at: Date | null
  deleted_by: string | null
}

export interface SiteStylesTable {
  site_id: string
  version: Generated<number>
  styles: Json<Record<string, unknown>>
  begun: Json<Record<string, unknown>>
  updated_at: Moment
  updated_by: string | null
}

export interface PageKeysTable {
  site_id: string
  key: string
  changes: Generated<string>
}

export interface FinishedPagesTable {
  site_id: string
  page_id: string
  fingerprint: string
  asset_ids: string[]
  asset_fingerprint: string
  keys: string[]
  key_changes: string
  head: Json<unknown>
  body: Uint8Array
  drawn_at: Moment
}

export interface RedirectsTable {
  site_id: string
  id: string
  from_path: string
  to_path: string
  status: Generated<301 | 302>
  is_automatic: Generated<boolean>
  /** A release found it at the address of a page: said of one that is by hand. */
  is_under_page: Generated<boolean>
  created_at: Moment
}

export interface PreviewLinksTable {
  site_id: string
  id: string
  token_hash: string
  password_hash: string | null
  expires_at: Date
  created_by: string | null
  created_at: Moment
}

/** The area's tables, seen through the transaction of a context. */
export const tables = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db.withTables<{
    pages: PagesTable
    site_styles: SiteStylesTable
    page_keys: PageKeysTable
    finished_pages: FinishedPagesTable
    redirects: RedirectsTable
    preview_links: PreviewLinksTable
  }>()

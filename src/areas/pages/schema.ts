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
  version: Generated<number>
  document: Json<unknown>
  snapshot_version: Generated<number>
  facts_version: Generated<number>
  created_at: Moment
  updated_at: Moment
  updated_by: string | null
  deleted_at: Date | null
  deleted_by: string | null
}

export interface PagePatchesTable {
  site_id: string
  page_id: string
  version: number
  patches: Json<Record<string, unknown>[]>
  save_id: string
  client_id: string
  author_id: string | null
  created_at: Moment
}

export interface PageMarksTable {
  site_id: string
  page_id: string
  version: number
  document: Json<unknown>
  name: string | null
  author_id: string | null
  created_at: Moment
}

export interface SiteStylesTable {
  site_id: string
  version: Generated<number>
  styles: Json<Record<string, unknown>>
  begun: Json<Record<string, unknown>> | null
  updated_at: Moment
  updated_by: string | null
}

export interface PageEditionsTable {
  site_id: string
  id: string
  page_id: string
  hash: string
  document: Json<unknown>
  facts: Json<Record<string, unknown>>
  /** The files that the document names; null where an older program stored it. */
  asset_ids: string[] | null
  created_at: Moment
}

export interface ReleasesTable {
  site_id: string
  id: string
  number: number
  state: 'live' | 'past' | 'scheduled' | 'cancelled'
  note: Generated<string>
  choice: ColumnType<string[] | null, string | null | undefined, string | null>
  manifest: ColumnType<unknown, string | null | undefined, string | null>
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

export interface FinishedPagesTable {
  site_id: string
  page_id: string
  fingerprint: string
  asset_ids: string[]
  asset_fingerprint: string
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
    page_patches: PagePatchesTable
    page_marks: PageMarksTable
    site_styles: SiteStylesTable
    page_editions: PageEditionsTable
    releases: ReleasesTable
    live_releases: LiveReleasesTable
    finished_pages: FinishedPagesTable
    redirects: RedirectsTable
    preview_links: PreviewLinksTable
  }>()

import { sql } from 'kysely'
import { insertDocuments } from '#areas/documents/index.ts'
import type { PageDocument } from '#document/nodes.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import type { Page } from '../tree/page.ts'
import { HOLDER } from '../tree/draft-of.ts'
import { LOCKED } from './locked.ts'

/** A page to be stored as it was elsewhere. */
type CarriedPageRow = Omit<Page, 'passwordHash' | 'version' | 'factsVersion' | 'updatedAt' | 'updatedBy'> & {
  readonly isLocked: boolean
  readonly document: PageDocument
}

/** Stores pages with their documents; those that are there are left. */
export async function insertCarriedPages(ctx: Ctx, pages: readonly CarriedPageRow[]): Promise<void> {
  const rows = pages.map((page) => ({
    id: page.id,
    kind: page.kind,
    parent_id: page.parentId,
    position: page.position,
    nav: page.nav,
    title: page.title,
    nav_title: page.navTitle,
    slug: page.slug,
    is_home: page.isHome,
    is_hidden: page.isHidden,
    settings: page.isLocked ? { ...page.settings, passwordHash: LOCKED } : page.settings,
  }))
  await insertDocuments(ctx, HOLDER, pages)
  await sql`
    insert into pages (site_id, id, kind, parent_id, position, nav, title, nav_title, slug, is_home, is_hidden, settings)
    select ${siteOf(ctx)}, given.*
    from jsonb_to_recordset(${json(rows)}::jsonb) as given (
      id uuid, kind text, parent_id uuid, position integer, nav text, title text, nav_title text, slug text,
      is_home boolean, is_hidden boolean, settings jsonb)
    on conflict (site_id, id) do nothing`.execute(ctx.db)
}

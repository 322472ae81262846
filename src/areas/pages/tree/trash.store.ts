import { sql } from 'kysely'
import { deleteDocuments } from '#areas/documents/index.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { NavPlace, PageKind } from '../contract.ts'
import { tables } from '../schema.ts'
import { HOLDER } from './draft-of.ts'
import { lockPlaces } from './page.store.ts'

export interface TrashedPage {
  readonly id: string
  readonly title: string
  readonly kind: PageKind
  readonly slug: string
  readonly parentId: string | null
  readonly nav: NavPlace
  readonly position: number
  readonly deletedAt: Date
  readonly deletedBy: string | null
}

/** Raises the facts of what a folder holds: with the folder gone or back, it stands elsewhere. */
async function touchChildren(ctx: Ctx, folderId: string): Promise<void> {
  await tables(ctx)
    .updateTable('pages')
    .set({ facts_version: sql<number>`facts_version + 1` as never })
    .where('site_id', '=', siteOf(ctx))
    .where('parent_id', '=', folderId)
    .execute()
}

/** Puts a page into the trash. What a folder holds stays, outside of it, and is in it again when it is restored. */
export async function trashPage(ctx: Ctx, pageId: string): Promise<void> {
  await touchChildren(ctx, pageId)
  await tables(ctx)
    .updateTable('pages')
    .set({
      deleted_at: new Date(ctx.clock.now()),
      deleted_by: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
    })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', pageId)
    .execute()
}

/** What is in the trash, what was thrown away last first. */
export async function readTrash(ctx: Ctx): Promise<TrashedPage[]> {
  const rows = await tables(ctx)
    .selectFrom('pages')
    .select(['id', 'title', 'kind', 'slug', 'parent_id', 'nav', 'position', 'deleted_at', 'deleted_by'])
    .where('site_id', '=', siteOf(ctx))
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .execute()
  return rows.flatMap((row) =>
    row.deleted_at
      ? [
          {
            id: row.id,
            title: row.title,
            kind: row.kind,
            slug: row.slug,
            parentId: row.parent_id,
            nav: row.nav,
            position: row.position,
            deletedAt: row.deleted_at,
            deletedBy: row.deleted_by,
          },
        ]
      : [],
  )
}

/**
 * Makes room at a number of a place where a page stands at it: that one and those after it move up by one, those in
 * the trash with them, so that each comes back among the same ones. No gap is closed, for a page in the trash may have
 * its number there. What is in a folder that is in the trash has its number in that folder, wherever it is shown.
 */
export async function makeRoom(
  ctx: Ctx,
  { parentId, nav, position }: Pick<TrashedPage, 'parentId' | 'nav' | 'position'>,
): Promise<void> {
  // What is in a folder and in the trash may have the place in the navigation that the folder had.
  const isThere =
    parentId === null ? sql`parent_id is null and nav = ${nav}` : sql`parent_id = ${parentId}::uuid`
  await sql`
    update pages set position = position + 1
    where site_id = ${siteOf(ctx)} and ${isThere} and position >= ${position} and exists (
      select 1 from pages
      where site_id = ${siteOf(ctx)} and ${isThere} and position = ${position} and deleted_at is null
    )`.execute(ctx.db)
}

/**
 * Takes a page out of the trash, under a slug that it may have, to a number that is free ({@link makeRoom}). Its facts
 * are as they were where that is where it stood: what is live of it has nothing to change. What is in a folder that
 * comes back counts as changed.
 */
export async function untrashPage(
  ctx: Ctx,
  pageId: string,
  { slug, parentId, nav, position }: Pick<TrashedPage, 'slug' | 'parentId' | 'nav' | 'position'>,
): Promise<void> {
  await touchChildren(ctx, pageId)
  await tables(ctx)
    .updateTable('pages')
    .set({
      deleted_at: null,
      deleted_by: null,
      slug,
      parent_id: parentId,
      nav,
      position,
      is_home: false,
      facts_version: sql<number>`
        facts_version
        + (slug is distinct from ${slug} or parent_id is distinct from ${parentId}::uuid or nav <> ${nav})::int` as never,
    })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', pageId)
    .execute()
}

/**
 * Puts at the top for good what is said to be in folders that have been in the trash since before a moment: what is
 * shown where it stands, what is in the trash itself behind all others, for a number in a folder says nothing there.
 * Whoever has a number there is numbered along ({@link readNeighbours}), so that no two have one.
 */
async function leaveFolders(ctx: Ctx, before: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct pages.site_id as id
    from pages join pages as folder on folder.site_id = pages.site_id and folder.id = pages.parent_id
    where folder.deleted_at < ${before}
    order by pages.site_id`.execute(ctx.db)
  for (const site of rows) await lockPlaces({ ...ctx, site })
  await sql`
    with standing as (
      select pages.site_id, pages.id, pages.position, pages.deleted_at, coalesce(folder.nav, pages.nav) as nav,
        coalesce(folder.deleted_at < ${before}, false) as leaves
      from pages left join pages as folder on folder.site_id = pages.site_id and folder.id = pages.parent_id
      where pages.site_id = any(${rows.map(({ id }) => id)}::uuid[])
        and (pages.parent_id is null or folder.deleted_at is not null)
    ), numbered as (
      select site_id, id, nav, leaves, bool_or(leaves) over (partition by site_id, nav) as is_left,
        row_number() over (
          partition by site_id, nav
          order by leaves and deleted_at is not null, position, deleted_at is null, id) - 1 as position
      from standing
    )
    update pages set
      parent_id = case when leaves then null else parent_id end,
      nav = case when leaves then numbered.nav else pages.nav end,
      position = numbered.position
    from numbered
    where pages.site_id = numbered.site_id and pages.id = numbered.id
      and is_left and (leaves or pages.position <> numbered.position)`.execute(ctx.db)
}

/** Deletes for good what has been in the trash since before a moment, on every site, with its documents. */
export async function purgeTrash(ctx: Ctx, before: Date): Promise<number> {
  await leaveFolders(ctx, before)
  const gone = await tables(ctx)
    .deleteFrom('pages')
    .where('deleted_at', '<', before)
    .returning(['site_id as siteId', 'id'])
    .execute()
  await deleteDocuments(ctx, HOLDER, gone)
  return gone.length
}

import { type Selectable, sql } from 'kysely'
import { heldDrafts } from '#areas/documents/index.ts'
import type { PageDocument } from '#document/nodes.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { startingWith } from '#platform/db/like.ts'
import { type NavPlace, type PageKind, pageSettings } from '../contract.ts'
import { type PagesTable, tables } from '../schema.ts'
import { HOLDER } from './draft-of.ts'
import { addressedKinds, type Page, pathOf } from './page.ts'

/**
 * A folder in the trash holds nothing: what was in it stands outside until it comes back. For one page; of many
 * it is known by which of them are there ({@link readPages}), without a question a page.
 */
const shownParent = sql<string | null>`case when exists (
  select 1 from pages as parent
  where parent.site_id = pages.site_id and parent.id = pages.parent_id and parent.deleted_at is null
) then pages.parent_id end`.as('parent_id')

const columns = [
  'pages.id',
  'kind',
  'position',
  'nav',
  'title',
  'nav_title',
  'slug',
  'is_home',
  'is_hidden',
  'settings',
  'facts_version',
  'drafts.version',
  // A page was changed when its facts were, or its draft was saved.
  sql<Date>`greatest(pages.updated_at, drafts.updated_at)`.as('updated_at'),
  sql<
    string | null
  >`case when drafts.updated_at >= pages.updated_at then drafts.updated_by else pages.updated_by end`.as(
    'updated_by',
  ),
] as const

const draftedPages = (ctx: Ctx) =>
  tables(ctx)
    .selectFrom('pages')
    .innerJoin(heldDrafts(HOLDER).as('drafts'), (join) =>
      join.onRef('drafts.site_id', '=', 'pages.site_id').onRef('drafts.id', '=', 'pages.id'),
    )

type Row = Omit<Selectable<PagesTable>, 'site_id' | 'created_at' | 'deleted_at' | 'deleted_by'> & {
  version: number
}

function pageOf(row: Row): Page {
  const { passwordHash, ...settings } = row.settings
  return {
    id: row.id,
    kind: row.kind,
    parentId: row.parent_id,
    position: row.position,
    nav: row.nav,
    title: row.title,
    navTitle: row.nav_title,
    slug: row.slug,
    isHome: row.is_home,
    isHidden: row.is_hidden,
    passwordHash: typeof passwordHash === 'string' ? passwordHash : null,
    settings: pageSettings.parse(settings),
    version: row.version,
    factsVersion: row.facts_version,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  }
}

/** Every page of the site that is not in the trash. */
export async function readPages(ctx: Ctx): Promise<Page[]> {
  const rows = await draftedPages(ctx)
    .select([...columns, 'parent_id'])
    .where('pages.site_id', '=', siteOf(ctx))
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('pages.id')
    .execute()
  const there = new Set(rows.map(({ id }) => id))
  return rows.map((row) => {
    const isShown = row.parent_id !== null && there.has(row.parent_id)
    return pageOf(isShown ? row : { ...row, parent_id: null })
  })
}

/** Where a page stands in the tree. */
export type PagePlace = Pick<Page, 'id' | 'kind' | 'parentId' | 'nav' | 'position' | 'isHome'>

/** Where every page of the site stands that is not in the trash: what a page is put beside, without what it says. */
export async function readPlaces(ctx: Ctx): Promise<PagePlace[]> {
  const rows = await tables(ctx)
    .selectFrom('pages')
    .select(['id', 'kind', 'parent_id', 'nav', 'position', 'is_home'])
    .where('site_id', '=', siteOf(ctx))
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const there = new Set(rows.map(({ id }) => id))
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    parentId: row.parent_id !== null && there.has(row.parent_id) ? row.parent_id : null,
    nav: row.nav,
    position: row.position,
    isHome: row.is_home,
  }))
}

/** One page, or null when it is not there or in the trash. */
export async function readPage(ctx: Ctx, pageId: string): Promise<Page | null> {
  const row = await draftedPages(ctx)
    .select([...columns, shownParent])
    .where('pages.site_id', '=', siteOf(ctx))
    .where('pages.id', '=', pageId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? pageOf(row) : null
}

/** The titles of pages outside the trash, in their order. */
export async function readTitles(
  ctx: Ctx,
  pageIds: readonly string[],
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  if (pageIds.length === 0) return []
  return tables(ctx)
    .selectFrom('pages')
    .select(['id', 'title'])
    .where('site_id', '=', siteOf(ctx))
    .where('id', 'in', [...pageIds])
    .where('deleted_at', 'is', null)
    .orderBy('title')
    .execute()
}

/** Makes a page of a document that is there under its id; the slug of one that has an address is free. */
export async function insertPage(
  ctx: Ctx,
  page: Pick<Page, 'id' | 'kind' | 'parentId' | 'nav' | 'title' | 'slug' | 'isHome' | 'settings'> & {
    position: number
    navTitle?: string | null
    isHidden?: boolean
    passwordHash?: string | null
  },
): Promise<void> {
  const { passwordHash = null } = page
  await tables(ctx)
    .insertInto('pages')
    .values({
      site_id: siteOf(ctx),
      id: page.id,
      kind: page.kind,
      parent_id: page.parentId,
      position: page.position,
      nav: page.nav,
      title: page.title,
      nav_title: page.navTitle ?? null,
      slug: page.slug,
      is_home: page.isHome,
      is_hidden: page.isHidden ?? false,
      settings: json(passwordHash === null ? page.settings : { ...page.settings, passwordHash }),
      updated_by: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
    })
    .execute()
}

/**
 * Holds what pages say of themselves until the transaction ends, after whoever is changing one of them. In the order of
 * their ids, after their drafts; pages that refer to them may be stored meanwhile.
 */
export async function lockPages(ctx: Ctx, pageIds: readonly string[]): Promise<void> {
  await tables(ctx)
    .selectFrom('pages')
    .select('id')
    .where('site_id', '=', siteOf(ctx))
    .where('id', 'in', [...pageIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export interface PageChange {
  readonly title?: string
  readonly navTitle?: string | null
  readonly slug?: string
  readonly isHome?: boolean
  readonly isHidden?: boolean
  readonly nav?: NavPlace
  readonly parentId?: string | null
  readonly position?: number
  readonly kind?: PageKind
  readonly settings?: Readonly<Record<string, unknown>>
  readonly passwordHash?: string | null
}

/**
 * Writes what changed of a page's facts; settings are merged into those that are there. A place among
 * its neighbours alone is no change of the page: they make room when another one is moved.
 */
export async function updatePage(ctx: Ctx, pageId: string, change: PageChange): Promise<void> {
  const settings = {
    ...change.settings,
    ...(change.passwordHash === undefined ? {} : { passwordHash: change.passwordHash }),
  }
  const written = {
    ...(change.title === undefined ? {} : { title: change.title }),
    ...(change.navTitle === undefined ? {} : { nav_title: change.navTitle === '' ? null : change.navTitle }),
    ...(change.slug === undefined ? {} : { slug: change.slug }),
    ...(change.isHome === undefined ? {} : { is_home: change.isHome }),
    ...(change.isHidden === undefined ? {} : { is_hidden: change.isHidden }),
    ...(change.nav === undefined ? {} : { nav: change.nav }),
    ...(change.parentId === undefined ? {} : { parent_id: change.parentId }),
    ...(change.position === undefined ? {} : { position: change.position }),
    ...(change.kind === undefined ? {} : { kind: change.kind }),
    ...(Object.keys(settings).length === 0
      ? {}
      : { settings: sql<string>`settings || ${json(settings)}::jsonb` as never }),
  }
  const columns = Object.keys(written)
  if (columns.length === 0) return
  await tables(ctx)
    .updateTable('pages')
    .set({
      ...written,
      ...(columns.every((column) => column === 'position')
        ? {}
        : {
            facts_version: sql<number>`facts_version + 1` as never,
            updated_at: sql<Date>`now()` as never,
            updated_by: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
          }),
    })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', pageId)
    .execute()
}

/**
 * Who has a number in a place of the tree, in their order: also those in the trash, each before whoever has its number
 * by now, as they come back; and at the top what a folder in the trash holds, which stands there until it comes back.
 */
export async function readNeighbours(
  ctx: Ctx,
  { parentId, nav }: Pick<Page, 'parentId' | 'nav'>,
): Promise<Pick<Page, 'id' | 'position'>[]> {
  // What is in a folder and in the trash may have the place in the navigation that the folder had.
  const isThere =
    parentId === null
      ? sql`pages.parent_id is null and pages.nav = ${nav} or folder.deleted_at is not null and folder.nav = ${nav}`
      : sql`pages.parent_id = ${parentId}::uuid`
  const { rows } = await sql<Pick<Page, 'id' | 'position'>>`
    select pages.id, pages.position
    from pages left join pages as folder on folder.site_id = pages.site_id and folder.id = pages.parent_id
    where pages.site_id = ${siteOf(ctx)} and (${isThere})
    order by pages.position, pages.deleted_at is null, pages.id`.execute(ctx.db)
  return rows
}

/**
 * Numbers neighbours anew as they stand, in one statement however many have another number by now: no change of what
 * they say.
 *
 * @param neighbours all of one place, in their order ({@link readNeighbours})
 */
export async function numberPages(
  ctx: Ctx,
  neighbours: readonly Pick<Page, 'id' | 'position'>[],
): Promise<void> {
  const moved = [...neighbours.entries()].filter(([at, { position }]) => position !== at)
  if (moved.length === 0) return
  await sql`
    update pages set position = given.position
    from unnest(${moved.map(([, { id }]) => id)}::uuid[], ${moved.map(([at]) => at)}::int[]) as given (id, position)
    where pages.site_id = ${siteOf(ctx)} and pages.id = given.id`.execute(ctx.db)
}

/**
 * Lets one at a time give pages of a site their places, until the transaction ends: two would take one number, or number
 * the same neighbours. Who needs the slugs too takes them after it (`lockAddresses`).
 */
export async function lockPlaces(ctx: Ctx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`places/${siteOf(ctx)}`}, 8))`.execute(ctx.db)
}

/** Lets one at a time decide which page of a site is its home page, until the transaction ends. */
export async function lockHome(ctx: Ctx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`home/${siteOf(ctx)}`}, 2))`.execute(ctx.db)
}

/** Takes the mark of the home page from whichever page has it. */
export async function clearHome(ctx: Ctx): Promise<void> {
  await tables(ctx)
    .updateTable('pages')
    .set({ is_home: false, facts_version: sql<number>`facts_version + 1` as never })
    .where('site_id', '=', siteOf(ctx))
    .where('is_home', '=', true)
    .execute()
}

/** Takes the mark of the page for addresses that lead nowhere from every page but one. */
export async function clearNotFound(ctx: Ctx, exceptId: string): Promise<void> {
  await tables(ctx)
    .updateTable('pages')
    .set({
      settings: sql<string>`settings || '{"isNotFound": false}'::jsonb` as never,
      facts_version: sql<number>`facts_version + 1` as never,
    })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '!=', exceptId)
    .where(sql<boolean>`settings -> 'isNotFound' = 'true'::jsonb`)
    .execute()
}

/** Slugs of addresses in use that begin with a text; what to number a new one by. */
export async function slugsLike(ctx: Ctx, start: string): Promise<Set<string>> {
  const rows = await tables(ctx)
    .selectFrom('pages')
    .select('slug')
    .where('site_id', '=', siteOf(ctx))
    .where('deleted_at', 'is', null)
    .where('kind', 'in', [...addressedKinds])
    .where('slug', 'like', startingWith(start))
    .execute()
  return new Set(rows.map((row) => row.slug))
}

/** The paths of the pages that have an address, in the drafts. */
export async function readPaths(ctx: Ctx): Promise<Set<string>> {
  const rows = await tables(ctx)
    .selectFrom('pages')
    .select(['slug', 'is_home'])
    .where('site_id', '=', siteOf(ctx))
    .where('deleted_at', 'is', null)
    .where('kind', 'in', [...addressedKinds])
    .execute()
  return new Set(rows.map((row) => pathOf({ isHome: row.is_home, slug: row.slug })))
}

/** The pages that have one of these paths, in the drafts. */
export async function readPagesAt(
  ctx: Ctx,
  paths: readonly string[],
): Promise<{ id: string; title: string; path: string }[]> {
  if (paths.length === 0) return []
  const slugs = paths.map((path) => path.slice(1))
  const rows = await tables(ctx)
    .selectFrom('pages')
    .select(['id', 'title', 'slug', 'is_home'])
    .where('site_id', '=', siteOf(ctx))
    .where('deleted_at', 'is', null)
    .where('kind', 'in', [...addressedKinds])
    .where((where) =>
      where.or([where('slug', 'in', slugs), ...(paths.includes('/') ? [where('is_home', '=', true)] : [])]),
    )
    .execute()
  // The address of the home page stays its own, for the day another is.
  return rows.map(({ id, title, slug, is_home: isHome }) => ({
    id,
    title,
    path: isHome && paths.includes('/') ? '/' : `/${slug}`,
  }))
}

/**
 * The home pages of sites with their stored drafts. Work of the platform: reads across sites.
 */
export async function readHomePages(
  ctx: Ctx,
  siteIds: readonly string[],
): Promise<{ id: string; siteId: string; socialImage: string | null; document: PageDocument }[]> {
  if (siteIds.length === 0) return []
  const rows = await draftedPages(ctx)
    .select(['pages.id', 'pages.site_id', 'pages.settings', 'drafts.document'])
    .where('pages.site_id', 'in', [...siteIds])
    .where('pages.is_home', '=', true)
    .where('pages.deleted_at', 'is', null)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    siteId: row.site_id,
    socialImage: pageSettings.parse(row.settings).socialImage,
    document: row.document as PageDocument,
  }))
}

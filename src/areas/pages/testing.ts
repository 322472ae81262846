import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { DocumentEndpoints } from '#areas/documents/contract.ts'
import { readDraft, savePatches } from '#areas/documents/index.ts'
import { blockOfType, setProp } from '#areas/documents/testing.ts'
import type { ReleaseRow } from '#areas/releases/contract.ts'
import {
  listPending,
  listReleases,
  readThingsAt,
  release,
  releaseScheduled,
  rollBack,
} from '#areas/releases/index.ts'
import { aSite, anAccount, onSiteAs, type TestAccount } from '#areas/sites/testing.ts'
import { rightsOfRole } from '#areas/sites/testing.ts'
import type { LinkValue } from '#document/values.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { newLocalId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { rolledBack, testCtx } from '#platform/testing/world.ts'
import type { PageRow } from './contract.ts'
import { createPage } from './tree/create-page.ts'
import { draftOf } from './tree/draft-of.ts'
import { duplicatePage } from './tree/duplicate-page.ts'
import { listPages } from './tree/list-pages.ts'
import type { Page } from './tree/page.ts'
import { readPages } from './tree/page.store.ts'
import { findPath } from './visitor/find-path.ts'
import { readLiveSite } from './visitor/live-site.ts'
import { readReleasedPage } from './visitor/read-shown-page.ts'

export { blockOfType, setProp } from '#areas/documents/testing.ts'

type Save = DocumentEndpoints['savePatches']

export interface PagesWorld {
  /** Of the owner, on the site. */
  readonly ctx: Ctx
  readonly siteId: string
  readonly owner: TestAccount
  readonly home: Page
  /** The other page of the blank template. */
  readonly contact: Page
}

/** The context of an owner on their site, with every right. */
export function asOwner(ctx: Ctx, owner: TestAccount, siteId: string): Ctx {
  const mine = onSiteAs(ctx, owner, siteId)
  assert.ok(mine.actor.kind === 'account')
  return { ...mine, actor: { ...mine.actor, rights: rightsOfRole('owner') } }
}

/** A blank site with its pages, as its owner sees it. */
export async function aBlankSite(ctx: Ctx): Promise<PagesWorld> {
  const owner = await anAccount(ctx)
  const siteId = await aSite(ctx, owner, { beginning: { from: 'blank' } })
  const mine = asOwner(ctx, owner, siteId)
  const pages = await readPages(mine)
  const [home, contact] = [pages.find((page) => page.isHome), pages.find((page) => page.slug === 'contact')]
  assert.ok(home && contact)
  return { ctx: mine, siteId, owner, home, contact }
}

/** Runs work on a blank site of its own; nothing of it stays. */
export function onBlankSite(work: (world: PagesWorld) => void | Promise<void>): Promise<void> {
  return rolledBack('platform', async (db) => work(await aBlankSite(testCtx(db))))
}

/** A test on a blank site of its own; nothing of it stays. */
export function testOnBlankSite(name: string, work: (world: PagesWorld) => void | Promise<void>): void {
  void test(name, () => onBlankSite(work))
}

/** Saves patches as a tab of its own, unless named. */
export function save(
  world: Pick<PagesWorld, 'ctx'>,
  pageId: string,
  base: number,
  patches: unknown[],
  names: Partial<Pick<InputOf<Save>, 'clientId' | 'saveId'>> = {},
): Promise<OutputOf<Save>> {
  return savePatches(world.ctx, {
    ...draftOf(pageId),
    base,
    patches,
    clientId: names.clientId ?? newLocalId(16),
    saveId: names.saveId ?? newLocalId(16),
  })
}

/** Sets the words of the button on the home page, on whatever version it is at. */
export async function relabel(world: PagesWorld, label: string): Promise<void> {
  const { version, document } = await readDraft(world.ctx, draftOf(world.home.id))
  const answer = await save(world, world.home.id, version, [
    setProp(blockOfType(document, 'button'), 'label', label),
  ])
  assert.equal(answer.outcome, 'saved')
}

/** Has the button of a page lead to a file. */
export async function linkButton(
  world: Pick<PagesWorld, 'ctx' | 'siteId'>,
  pageId: string,
  asset: string,
): Promise<void> {
  await leadButton(world, pageId, { kind: 'file', asset })
}

/** Has the button of a page lead somewhere. */
export async function leadButton(
  world: Pick<PagesWorld, 'ctx' | 'siteId'>,
  pageId: string,
  to: LinkValue,
): Promise<void> {
  const { version, document } = await readDraft(world.ctx, draftOf(pageId))
  const link = setProp(blockOfType(document, 'button'), 'link', to)
  assert.equal((await save(world, pageId, version, [link])).outcome, 'saved')
}

/** Makes a page at the end of the main navigation, unless something else is given. */
export async function makePage(
  { ctx, siteId }: Pick<PagesWorld, 'ctx' | 'siteId'>,
  title: string,
  given: Partial<Parameters<typeof createPage>[1]> = {},
): Promise<PageRow> {
  return (await createPage(ctx, { siteId, kind: 'layout', title, parentId: null, nav: 'main', ...given }))
    .page
}

/** The titles in a place of the navigation, those in folders with a dash. */
export async function titlesIn({ ctx }: PagesWorld, nav: PageRow['nav'] = 'main'): Promise<string[]> {
  return (await listPages(ctx)).pages
    .filter((page) => page.nav === nav && page.kind !== 'footer')
    .map((page) => `${page.parentId === null ? '' : '– '}${page.title}`)
}

/** Makes a page like another, and tells its id. */
export async function copyOf(
  { ctx, siteId }: Pick<PagesWorld, 'ctx' | 'siteId'>,
  pageId: string,
): Promise<string> {
  return (await duplicatePage(ctx, { siteId, pageId })).page.id
}

/** The words of the button on the home page's draft. */
export async function labelOf(world: Pick<PagesWorld, 'ctx' | 'home'>): Promise<unknown> {
  const { document } = await readDraft(world.ctx, draftOf(world.home.id))
  return document.blocks[blockOfType(document, 'button')]?.props['label']
}

/** Releases what is asked for; everything, where nothing is. */
export async function goLive(
  { ctx, siteId }: Pick<PagesWorld, 'ctx' | 'siteId'>,
  given: Partial<Parameters<typeof release>[1]> = {},
): Promise<ReleaseRow> {
  return (await release(ctx, { siteId, styles: true, note: '', ...given })).release
}

/** Has the time of a release that waits come, and takes it live. */
export async function releaseWaiting(
  { ctx, siteId }: Pick<PagesWorld, 'ctx' | 'siteId'>,
  releaseId: string,
): Promise<void> {
  await sql`update releases set scheduled_for = now() where site_id = ${siteId} and id = ${releaseId}`.execute(
    ctx.db,
  )
  assert.ok(await releaseScheduled(ctx, releaseId))
}

/** Makes an earlier release live again. */
export async function bringBack(
  { ctx, siteId }: Pick<PagesWorld, 'ctx' | 'siteId'>,
  releaseId: string,
  reason: string,
): Promise<ReleaseRow> {
  return (await rollBack(ctx, { siteId, releaseId, reason })).release
}

/** Asks for every release, the newest first. */
export const everyRelease = (siteId: string): Parameters<typeof listReleases>[1] => ({
  siteId,
  search: '',
  state: [],
  direction: 'descending',
})

/** The releases of a site, newest first. */
export async function releasesOf({ ctx, siteId }: Pick<PagesWorld, 'ctx' | 'siteId'>): Promise<ReleaseRow[]> {
  return (await listReleases(ctx, everyRelease(siteId))).releases
}

/** What a release of everything would change: `changed page Home`. */
export async function pendingOf({ ctx }: Pick<PagesWorld, 'ctx'>): Promise<string[]> {
  const { changes } = await listPending(ctx)
  return changes.map(({ change, kind, title }) => `${change} ${kind} ${title}`.trim()).toSorted()
}

/** What a visitor reads on the button of the home page. */
export async function shownLabel(ctx: Ctx): Promise<unknown> {
  const live = await readLiveSite(ctx)
  const home = live?.byPath.get('/')
  assert.ok(live && home)
  const { document } = await readReleasedPage((ask) => ask(ctx), live, home)
  return document.blocks[blockOfType(document, 'button')]?.props['label']
}

/** Where a visitor comes at an address: `page`, `301 /to`, `none`. */
export async function leads(ctx: Ctx, path: string): Promise<string> {
  const live = await readLiveSite(ctx)
  assert.ok(live)
  const found = await findPath(live, (paths) => readThingsAt(ctx, paths), path)
  return found.kind === 'redirect' ? `${found.status} ${found.to}` : found.kind
}

export { addRedirect } from './redirects/add-redirect.ts'
export { importRedirects } from './redirects/import-redirects.ts'
export { changePage } from './tree/change-page.ts'
export { pageTarget } from './tree/page-target.ts'

/** What tests of other areas' blocks draw and validate them with; it loads every block of pages, so only when asked for. */
export const blockTesting = () => import('./blocks/testing.ts')

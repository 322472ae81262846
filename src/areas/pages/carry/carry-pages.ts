import { z } from 'zod'
import { lookAtDraft } from '#areas/documents/index.ts'
import type { PageDocument } from '#document/nodes.ts'
import { documentFault } from '#document/rules.ts'
import type { SiteStyles } from '#document/styles.ts'
import { openDocument } from '#document/upgrade.ts'
import { type NewIds, readdressed } from '#areas/sites/index.ts'
import type { Composed } from '#kernel/point.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { id, LARGEST_INTEGER, line, slug, trimmedText } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import { blocksOf } from '#areas/documents/index.ts'
import { navPlaces, pageKinds, pageSettings } from '../contract.ts'
import { isPattern, mostCarriedRedirects, mostPatterns, shapeFault } from '../redirects/redirect.ts'
import { carryRedirects, readRedirects } from '../redirects/redirect.store.ts'
import { stylesShape } from '../styles/styles-shape.ts'
import { insertStyles, readStylesDraft } from '../styles/styles.store.ts'
import { refuseUnsafeTarget } from '../tree/create-page.ts'
import { draftOf } from '../tree/draft-of.ts'
import { inOrder, isAddressed, moveFault, type Page } from '../tree/page.ts'
import { readPages } from '../tree/page.store.ts'
import { readTrash } from '../tree/trash.store.ts'
import { insertCarriedPages } from './carry.store.ts'

/** Most that a number of a site may be which it goes on counting from: there is room behind it for a life. */
export const mostCarried = 1_000_000_000

/** Where a page stands among others. */
export const place = z.number().int().min(-mostCarried).max(mostCarried)

const count = z.number().int().min(0).max(LARGEST_INTEGER)

/** A page as it travels from site to site: its facts and the document of its draft. */
export const carriedPage = z.strictObject({
  id,
  kind: z.enum(pageKinds),
  parentId: id.nullable(),
  position: place,
  nav: z.enum(navPlaces),
  title: trimmedText(200),
  navTitle: trimmedText(200).nullable(),
  slug,
  isHome: z.boolean(),
  isHidden: z.boolean(),
  settings: pageSettings,
  /** Whether it asks for a password, which itself stays behind. */
  isLocked: z.boolean(),
  /** Which draft this is, to tell whether it is the one that a release shows. */
  version: count,
  factsVersion: count,
  document: z.unknown(),
})
export type CarriedPage = Omit<z.output<typeof carriedPage>, 'document'> & {
  readonly document: PageDocument
}

export const carriedRedirects = z
  .array(
    z.strictObject({
      from: line(1000),
      to: line(2000),
      status: z.literal([301, 302]),
      isAutomatic: z.boolean(),
    }),
  )
  .max(mostCarriedRedirects)
export type CarriedRedirect = z.output<typeof carriedRedirects>[number]

/** What a site shows, but for the documents of its pages: those are read one by one ({@link takeOutPage}). */
export interface TakenOutPages {
  readonly pages: readonly Page[]
  readonly styles: SiteStyles
  readonly redirects: readonly CarriedRedirect[]
  readonly stylesVersion: number
  /** How many pages stay behind in the trash. */
  readonly trashed: number
}

/** The pages, styles and redirects of the context's site, as drafts. */
export async function takeOutPages(ctx: Ctx): Promise<TakenOutPages> {
  const redirects = await readRedirects(ctx)
  const { styles, version } = await readStylesDraft(ctx)
  return {
    pages: inOrder(await readPages(ctx)),
    styles,
    stylesVersion: version,
    redirects: redirects
      .map(({ from, to, status, isAutomatic }) => ({ from, to, status, isAutomatic }))
      .toSorted((one, other) => (one.from < other.from ? -1 : 1)),
    trashed: (await readTrash(ctx)).length,
  }
}

/**
 * A page with the document of its draft. Its password stays behind.
 *
 * @throws Refusal 404 when it is gone meanwhile
 */
export async function takeOutPage(ctx: Ctx, page: Page): Promise<CarriedPage> {
  const { id: pageId, kind, parentId, position, nav, title, navTitle, isHome, isHidden, settings } = page
  const { document, version } = await lookAtDraft(ctx, draftOf(pageId))
  return {
    id: pageId,
    kind,
    parentId,
    position,
    nav,
    title,
    navTitle,
    slug: page.slug,
    isHome,
    isHidden,
    settings,
    isLocked: page.passwordHash !== null,
    version,
    factsVersion: page.factsVersion,
    document,
  }
}

/** The refusal of a page that cannot be read or keeps no rule, by its title. */
export function broken(title: string): Refusal {
  return refuse('invalid', 'pages.carried_broken', { values: { page: title } })
}

/**
 * The document of a page from outside, brought up to date.
 *
 * @throws Refusal 422 `pages.carried_broken`, 409 `pages.carried_newer` for one of a newer program
 */
export function documentOf(tools: Composed, given: unknown, title: string): PageDocument {
  const registry = blocksOf(tools)
  const newer = refuse('conflict', 'pages.carried_newer', { values: { page: title } })
  let opened: ReturnType<typeof openDocument>
  try {
    // It may be anything: what the upgrades stumble over is broken.
    opened = openDocument(given as PageDocument, registry)
  } catch {
    throw broken(title)
  }
  if (opened.readOnly) throw newer
  if (documentFault(opened.document, registry)) throw broken(title)
  // There are no saved sections yet: one that shows another would be empty.
  if (Object.values(opened.document.sections).some(({ source }) => source !== undefined)) throw broken(title)
  return opened.document
}

/**
 * Reads a page that came from outside: every fact and the whole document by the rules that hold here.
 *
 * @throws Refusal 422 `pages.carried_broken`, 409 `pages.carried_newer` for one of a newer program
 */
export function readCarriedPage(tools: Composed, given: unknown): CarriedPage {
  const read = carriedPage.safeParse(given)
  if (!read.success) {
    const title = z.object({ title: z.string() }).safeParse(given)
    throw broken(title.success ? title.data.title.slice(0, 80) : '–')
  }
  const { document, ...facts } = read.data
  try {
    refuseUnsafeTarget(facts.settings.target)
  } catch {
    throw broken(facts.title)
  }
  return { ...facts, document: documentOf(tools, document, facts.title) }
}

/**
 * Refuses pages that make no site: an id, an address, a home page or a footer twice, no home page or one that has no
 * address, what is in something that is no folder.
 */
export function refuseNoTree(pages: readonly Omit<CarriedPage, 'document'>[]): void {
  const ids = new Set<string>()
  const slugs = new Set<string>()
  let [hasHome, hasFooter] = [false, false]
  for (const page of pages) {
    const isFooter = page.kind === 'footer'
    const isWrongHome = page.isHome && (hasHome || !isAddressed(page) || page.settings.isNotFound)
    const fault = moveFault(pages, page.id, page.parentId)
    const isTaken = isAddressed(page) && slugs.has(page.slug)
    if (ids.has(page.id) || isTaken || fault || isWrongHome || (isFooter && hasFooter))
      throw broken(page.title)
    ids.add(page.id)
    if (isAddressed(page)) slugs.add(page.slug)
    hasHome ||= page.isHome
    hasFooter ||= isFooter
  }
  if (!hasHome) throw broken(pages[0]?.title ?? '–')
}

/** Reads redirects that came from outside. @throws Refusal 422 `pages.carried_redirects` */
export function readCarriedRedirects(given: unknown): CarriedRedirect[] {
  const wrong = refuse('invalid', 'pages.carried_redirects')
  const read = carriedRedirects.safeParse(given)
  if (!read.success) throw wrong
  const redirects = read.data
  if (redirects.some((one) => shapeFault(one) !== null)) throw wrong
  const froms = redirects.map(({ from }) => from)
  if (new Set(froms).size !== froms.length || froms.filter(isPattern).length > mostPatterns) throw wrong
  return redirects
}

/** Reads styles that came from outside. @throws Refusal 422 `pages.carried_styles` */
export function readCarriedStyles(given: unknown): SiteStyles {
  const read = stylesShape.safeParse(given)
  if (!read.success) throw refuse('invalid', 'pages.carried_styles')
  return read.data as unknown as SiteStyles
}

/**
 * Lays pages on a site that nobody sees yet, in the transaction of one step; those that were laid by a step before
 * are left as they are. A page whose password stayed behind is locked until it is given another.
 */
export async function layPages(ctx: Ctx, pages: readonly CarriedPage[], ids: NewIds): Promise<void> {
  await insertCarriedPages(
    ctx,
    pages.map((page) => readdressed(page, ids)),
  )
}

/** Lays styles and redirects on the context's site, which has none yet: the last of what it shows. */
export async function bringInPages(
  ctx: Ctx,
  content: { readonly styles: SiteStyles; readonly redirects: readonly CarriedRedirect[] },
  ids: NewIds,
): Promise<void> {
  await insertStyles(ctx, readdressed(content.styles, ids))
  await carryRedirects(ctx, content.redirects)
}

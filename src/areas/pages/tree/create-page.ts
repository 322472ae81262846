import { createDocument } from '#areas/documents/index.ts'
import { lockAddresses, takenPaths } from '#areas/releases/index.ts'
import { findSitesByIds } from '#areas/sites/index.ts'
import { emptyDocument, type PageDocument } from '#document/nodes.ts'
import { isSafeUrl } from '#document/values.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { PAGE_SLUG_MAX } from '#kernel/slug.ts'
import { numberedSlug, slugOf } from '#kernel/slug-of.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { brokenConstraint } from '#platform/db/database.ts'
import { type createPage as createPageEndpoint, pageSettings, type PageRow } from '../contract.ts'
import { PAGE } from '../releases/released-things.ts'
import { draftOf } from './draft-of.ts'
import { fixedSegments } from '../visitor/brought-page.ts'
import { ownFileOf } from '../visitor/own-files.ts'
import { rowOf } from './list-pages.ts'
import { moveFault } from './page.ts'
import { insertPage, lockPlaces, readPlaces, slugsLike } from './page.store.ts'
import { refuseSecondPage } from './refuse-second-page.ts'

/** A slug that no page has as its address, nor will until the transaction ends: the wish, or the wish with the first free number. */
export async function freeSlug(ctx: Ctx, wish: string): Promise<string> {
  await lockAddresses(ctx)
  // A long wish is cut before its number, by letters or by bytes, and keeps more than a tenth of the longest slug.
  const used = await slugsLike(ctx, [...wish].slice(0, PAGE_SLUG_MAX / 10).join(''))
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? wish : numberedSlug(wish, n)
    if (!used.has(slug) && !(await isOthers(ctx, slug))) return slug
  }
}

/** Whether an address is that of something else than a page: an area answers there, or a thing of another kind has it. */
async function isOthers(ctx: Ctx, slug: string): Promise<boolean> {
  const [first = ''] = slug.split('/', 1)
  if (fixedSegments(ctx.tools).has(first) || ownFileOf(`/${slug}`)) return true
  return (await takenPaths(ctx, PAGE, [`/${slug}`])).size > 0
}

/** The slug of a title, spelled as the site's language spells it: `Über uns` is `ueber-uns` in German. */
async function slugFor(ctx: Ctx, title: string): Promise<string> {
  const siteId = siteOf(ctx)
  const site = (await findSitesByIds(ctx.db, [siteId])).get(siteId)
  return slugOf(title, { fallback: 'page', ...(site ? { locale: site.language } : {}) })
}

/**
 * Makes sure that an address is nothing else's than a page's, until the transaction ends.
 *
 * @throws Refusal 409 where an area answers, or a thing of another kind stands
 */
export async function refuseOthersAddress(ctx: Ctx, slug: string | undefined): Promise<void> {
  if (slug === undefined) return
  await lockAddresses(ctx)
  if (await isOthers(ctx, slug)) throw refuse('conflict', 'pages.address_taken', { field: 'slug' })
}

/** Puts a refusal in the place of the database's own word that an address is taken. */
export async function refusingTakenSlug<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (brokenConstraint(error) === 'pages_slug')
      throw refuse('conflict', 'pages.slug_taken', { field: 'slug' })
    throw error
  }
}

/** A link of the navigation leads where links of pages may lead, and nowhere else. @throws Refusal 422 */
export function refuseUnsafeTarget(target: { readonly href: string } | null | undefined): void {
  if (target && !isSafeUrl(target.href))
    throw refuse('invalid', 'pages.link_unsafe', { field: 'target.href' })
}

/**
 * Makes a page at the end of its place in the navigation.
 *
 * @throws Refusal 409 when the site is of one page or the address asked for is taken, 422 when the parent is no folder or a link leads nowhere safe
 */
export async function createPage(
  ctx: Ctx,
  input: InputOf<typeof createPageEndpoint> & { document?: PageDocument },
): Promise<{ page: PageRow }> {
  await refuseSecondPage(ctx)
  await lockPlaces(ctx)
  const pages = await readPlaces(ctx)
  const fault = moveFault([...pages, { id: '', kind: input.kind, parentId: null }], '', input.parentId)
  if (fault) throw refuse('invalid', fault, { field: 'parentId' })
  if (input.kind === 'link' && !input.target)
    throw refuse('invalid', 'pages.link_target', { field: 'target' })
  refuseUnsafeTarget(input.target)
  // What is in a folder stands where the folder stands.
  const nav = pages.find((page) => page.id === input.parentId)?.nav ?? input.nav
  const id = newId(ctx.clock.now())
  await refuseOthersAddress(ctx, input.slug)
  const slug = input.slug ?? (await freeSlug(ctx, await slugFor(ctx, input.title)))
  const siblings = pages.filter((page) => page.parentId === input.parentId && page.nav === nav)
  await createDocument(ctx, { ...draftOf(id), document: input.document ?? emptyDocument() })
  await refusingTakenSlug(
    insertPage(ctx, {
      id,
      kind: input.kind,
      parentId: input.parentId,
      nav,
      title: input.title,
      slug,
      isHome: (input.kind === 'layout' || input.kind === 'cover') && !pages.some((page) => page.isHome),
      settings: pageSettings.parse(input.target ? { target: input.target } : {}),
      position: Math.max(-1, ...siblings.map((page) => page.position)) + 1,
    }),
  )
  return { page: await rowOf(ctx, id) }
}

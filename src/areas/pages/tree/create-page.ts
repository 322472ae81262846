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
import { rowOf } from './list-pages.ts'
import { moveFault } from './page.ts'
import { insertPage, lockPlaces, lockSlugs, readPlaces, slugsLike } from './page.store.ts'
import { refuseSecondPage } from './refuse-second-page.ts'

/** A slug that no page has as its address, nor will until the transaction ends: the wish, or the wish with the first free number. */
export async function freeSlug(ctx: Ctx, wish: string): Promise<string> {
  await lockSlugs(ctx)
  // A long wish is cut before its number, and keeps half of the longest slug, but for the number's letters.
  const used = await slugsLike(ctx, wish.slice(0, PAGE_SLUG_MAX / 2 - 10))
  if (!used.has(wish)) return wish
  for (let n = 2; ; n += 1) {
    const slug = numberedSlug(wish, n)
    if (!used.has(slug)) return slug
  }
}

/** The slug of a title, spelled as the site's language spells it: `Über uns` is `ueber-uns` in German. */
async function slugFor(ctx: Ctx, title: string): Promise<string> {
  const siteId = siteOf(ctx)
  const site = (await findSitesByIds(ctx.db, [siteId])).get(siteId)
  return slugOf(title, { fallback: 'page', ...(site ? { locale: site.language } : {}) })
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
  const slug = input.slug ?? (await freeSlug(ctx, await slugFor(ctx, input.title)))
  const siblings = pages.filter((page) => page.parentId === input.parentId && page.nav === nav)
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
      document: input.document ?? emptyDocument(),
    }),
  )
  return { page: await rowOf(ctx, id) }
}

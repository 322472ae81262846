import { authorsOf } from '#areas/documents/index.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listPages as listPagesEndpoint, PageRow } from '../contract.ts'
import { isAsReleased } from '../releases/released-site.ts'
import { readLivePages } from '../releases/live.store.ts'
import { inOrder, type Page, pathOf } from './page.ts'
import { readPage, readPages } from './page.store.ts'

/** Pages as the owner's app shows them: with who changed them, and how they stand to what is live. */
export async function rowsOf(ctx: Ctx, pages: readonly Page[]): Promise<PageRow[]> {
  const author = await authorsOf(
    ctx,
    pages.map((page) => page.updatedBy),
  )
  const live = new Map((await readLivePages(ctx)).map((page) => [page.id, page]))
  return pages.map((page) => {
    const shown = live.get(page.id)
    return {
      id: page.id,
      kind: page.kind,
      parentId: page.parentId,
      position: page.position,
      nav: page.nav,
      title: page.title,
      navTitle: page.navTitle,
      slug: page.slug,
      path: pathOf(page),
      isHome: page.isHome,
      isHidden: page.isHidden,
      hasPassword: page.passwordHash !== null,
      settings: page.settings,
      version: page.version,
      state: isAsReleased(page, shown) ? 'released' : shown ? 'changed' : 'new',
      updatedAt: page.updatedAt.toISOString(),
      updatedBy: author(page.updatedBy),
    }
  })
}

/** One page as the owner's app shows it. @throws Refusal 404 */
export async function rowOf(ctx: Ctx, pageId: string): Promise<PageRow> {
  const page = await readPage(ctx, pageId)
  if (!page) throw refuse('not_found', 'not_found')
  const [row] = await rowsOf(ctx, [page])
  if (!row) throw refuse('not_found', 'not_found')
  return row
}

/** Every page of a site, in the order of its navigation. */
export async function listPages(ctx: Ctx): Promise<OutputOf<typeof listPagesEndpoint>> {
  return { pages: await rowsOf(ctx, inOrder(await readPages(ctx))) }
}

import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { authorsOf } from '../authors.ts'
import type {
  listTrash as listTrashEndpoint,
  PageRow,
  restorePage as restorePageEndpoint,
} from '../contract.ts'
import { freeSlug } from './create-page.ts'
import { rowOf } from './list-pages.ts'
import { isAddressed, pathOf } from './page.ts'
import { lockSlugs, readPlaces } from './page.store.ts'
import { readTrash, untrashPage } from './trash.store.ts'
import { refuseSecondPage } from './refuse-second-page.ts'
import { goneAt } from './trash.ts'

/** What is in the trash. */
export async function listTrash(ctx: Ctx): Promise<OutputOf<typeof listTrashEndpoint>> {
  const trashed = await readTrash(ctx)
  const author = await authorsOf(
    ctx,
    trashed.map((page) => page.deletedBy),
  )
  return {
    pages: trashed.map((page) => ({
      id: page.id,
      title: page.title,
      kind: page.kind,
      path: isAddressed(page) ? pathOf({ isHome: false, slug: page.slug }) : null,
      deletedAt: page.deletedAt.toISOString(),
      deletedBy: author(page.deletedBy),
      goneAt: goneAt(page.deletedAt).toISOString(),
    })),
  }
}

/**
 * Takes a page out of the trash, to where it was; its address gets a number when somebody took it meanwhile.
 *
 * @throws Refusal 404, 409 when the site is of one page
 */
export async function restorePage(
  ctx: Ctx,
  input: InputOf<typeof restorePageEndpoint>,
): Promise<{ page: PageRow }> {
  // Held before the trash is read: of two windows that restore one page the second finds it gone.
  await lockSlugs(ctx)
  const page = (await readTrash(ctx)).find((one) => one.id === input.pageId)
  if (!page) throw refuse('not_found', 'not_found')
  await refuseSecondPage(ctx)
  const folders = (await readPlaces(ctx)).filter((one) => one.kind === 'folder')
  const folder = folders.find((one) => one.id === page.parentId)
  await untrashPage(ctx, page.id, {
    slug: isAddressed(page) ? await freeSlug(ctx, page.slug) : page.slug,
    parentId: folder?.id ?? null,
    // What is in a folder stands where the folder stands, which may have been moved meanwhile.
    nav: folder?.nav ?? page.nav,
  })
  return { page: await rowOf(ctx, page.id) }
}

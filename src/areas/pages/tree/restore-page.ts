import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { PageRow, restorePage as restorePageEndpoint } from '../contract.ts'
import { freeSlug } from './create-page.ts'
import { rowOf } from './list-pages.ts'
import { lockSlugs, readPlaces } from './page.store.ts'
import { isAddressed } from './page.ts'
import { readTrash, untrashPage } from './trash.store.ts'
import { refuseSecondPage } from './refuse-second-page.ts'

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

import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { movePage as movePageEndpoint, PageRow } from '../contract.ts'
import { listPages } from './list-pages.ts'
import { moveFault } from './page.ts'
import { lockPlaces, numberPages, readNeighbours, readPlaces, updatePage } from './page.store.ts'
import { refuseSecondPage } from './refuse-second-page.ts'

/**
 * Puts a page elsewhere in the tree; its new neighbours are numbered anew, those in the trash with them. At the end of a
 * place it stands behind what comes back to it, too.
 *
 * @throws Refusal 404, 409 when the site is of one page, 422 when the parent is no folder or the nesting too deep
 */
export async function movePage(
  ctx: Ctx,
  input: InputOf<typeof movePageEndpoint>,
): Promise<{ pages: PageRow[] }> {
  await lockPlaces(ctx)
  const pages = await readPlaces(ctx)
  const page = pages.find((one) => one.id === input.pageId)
  if (!page) throw refuse('not_found', 'not_found')
  await refuseSecondPage(ctx)
  const fault = moveFault(pages, page.id, input.parentId)
  if (fault) throw refuse('invalid', fault, { field: 'parentId' })
  // What is in a folder follows the folder's place.
  const nav =
    input.parentId === null ? input.nav : (pages.find((one) => one.id === input.parentId)?.nav ?? input.nav)
  const neighbours = (await readNeighbours(ctx, { parentId: input.parentId, nav })).filter(
    (one) => one.id !== page.id,
  )
  const at = neighbours.findIndex((one) => one.id === input.before)
  await updatePage(ctx, page.id, { nav, parentId: input.parentId })
  await numberPages(ctx, neighbours.toSpliced(at < 0 ? neighbours.length : at, 0, page))
  if (page.kind === 'folder' && nav !== page.nav) {
    for (const child of pages) if (child.parentId === page.id) await updatePage(ctx, child.id, { nav })
  }
  return listPages(ctx)
}

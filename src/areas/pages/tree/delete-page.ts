import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { deletePage as deletePageEndpoint } from '../contract.ts'
import { pagesNaming, readPage, trashPage } from './page.store.ts'

/**
 * Puts a page into the trash and tells which pages still link to it.
 *
 * @throws Refusal 409 for the home page: another page takes its place first
 */
export async function deletePage(
  ctx: Ctx,
  input: InputOf<typeof deletePageEndpoint>,
): Promise<OutputOf<typeof deletePageEndpoint>> {
  const page = await readPage(ctx, input.pageId)
  if (!page || page.kind === 'footer') throw refuse('not_found', 'not_found')
  if (page.isHome) throw refuse('conflict', 'pages.home_stays')
  const linkedFrom = await pagesNaming(ctx, page.id)
  await trashPage(ctx, page.id)
  return { linkedFrom }
}

import { setTrashed } from '#areas/documents/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { deletePage as deletePageEndpoint } from '../contract.ts'
import { draftOf } from './draft-of.ts'
import { linksTo } from './find-where-linked.ts'
import { isAddressed, pathOf } from './page.ts'
import { lockHome, readPage } from './page.store.ts'
import { trashPage } from './trash.store.ts'

/**
 * Puts a page into the trash and tells where links still lead to it.
 *
 * @throws Refusal 409 for the home page: another page takes its place first
 */
export async function deletePage(
  ctx: Ctx,
  input: InputOf<typeof deletePageEndpoint>,
): Promise<OutputOf<typeof deletePageEndpoint>> {
  await lockHome(ctx)
  const page = await readPage(ctx, input.pageId)
  if (!page || page.kind === 'footer') throw refuse('not_found', 'not_found')
  if (page.isHome) throw refuse('conflict', 'pages.home_stays')
  const { pages: linkedFrom, inHeader } = await linksTo(ctx, {
    id: page.id,
    path: isAddressed(page) ? pathOf(page) : null,
  })
  await setTrashed(ctx, draftOf(page.id), true)
  await trashPage(ctx, page.id)
  return { linkedFrom, inHeader }
}

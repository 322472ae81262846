import { authorsOf } from '#areas/documents/index.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listTrash as listTrashEndpoint } from '../contract.ts'
import { isAddressed, pathOf } from './page.ts'
import { readTrash } from './trash.store.ts'
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

import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readLiveSite } from './live-site.ts'
import { isAddressed } from '../tree/page.ts'

/** The path of a page as it was released; null where visitors see no such page. */
export async function pagePath(ctx: Ctx, pageId: Id): Promise<string | null> {
  const page = (await readLiveSite(ctx))?.byId.get(pageId)
  return page && isAddressed(page) ? page.path : null
}

import { placeIn, writeCursor } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Site } from './site.ts'
import { countSiteRows, searchSiteRows, type SiteOrder, type SiteSearch } from './site.store.ts'

/** Sites of the whole platform by title, address and status, in an order, with how many there are in all (operator). */
export async function searchSites(
  ctx: Pick<Ctx, 'db'>,
  asked: SiteSearch & SiteOrder & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ items: Site[]; next: string | null; total: number }> {
  const place = placeIn(asked.cursor, [asked.sort === 'title' ? 'text' : 'moment', 'id'])
  const found = await searchSiteRows(ctx, asked, asked.limit + 1, asked, place)
  const items = found.slice(0, asked.limit)
  const last = found.length > items.length ? items.at(-1) : undefined
  return {
    items,
    next: last ? writeCursor([asked.sort === 'title' ? last.title : last.createdAt, last.id]) : null,
    total: await countSiteRows(ctx, asked),
  }
}

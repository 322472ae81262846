import { placeIn, writeCursor } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Site } from './site.ts'
import { countSiteRows, searchSiteRows, type SiteSearch } from './site.store.ts'

/** Sites of the whole platform by title, address and status, newest first, with how many there are in all (operator). */
export async function searchSites(
  ctx: Pick<Ctx, 'db'>,
  asked: SiteSearch & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ items: Site[]; next: string | null; total: number }> {
  const place = placeIn(asked.cursor, ['moment', 'id'])
  const found = await searchSiteRows(
    ctx,
    asked,
    asked.limit + 1,
    place && { createdAt: place[0], id: place[1] },
  )
  const items = found.slice(0, asked.limit)
  const last = found.length > items.length ? items.at(-1) : undefined
  return {
    items,
    next: last ? writeCursor([last.createdAt, last.id]) : null,
    total: await countSiteRows(ctx, asked),
  }
}

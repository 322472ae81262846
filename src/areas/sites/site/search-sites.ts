import { readCursor, writeCursor } from '#kernel/shapes.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Site } from './site.ts'
import { countSiteRows, searchSiteRows, type SiteSearch } from './site.store.ts'

/** Sites of the whole platform by title, address and status, newest first, with how many there are in all (operator). */
export async function searchSites(
  ctx: Pick<Ctx, 'db'>,
  asked: SiteSearch & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ items: Site[]; next: string | null; total: number }> {
  const [createdAt, id] = (asked.cursor === undefined ? null : readCursor(asked.cursor, 2)) ?? []
  const isPlace = typeof createdAt === 'number' && typeof id === 'string'
  if (asked.cursor !== undefined && !isPlace) throw refuse('invalid', 'shape.cursor', { field: 'cursor' })
  const found = await searchSiteRows(ctx, asked, asked.limit + 1, isPlace ? { createdAt, id } : null)
  const items = found.slice(0, asked.limit)
  const last = found.length > items.length ? items.at(-1) : undefined
  return {
    items,
    next: last ? writeCursor([last.createdAt, last.id]) : null,
    total: await countSiteRows(ctx, asked),
  }
}

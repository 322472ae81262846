import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { placeIn, writeCursor } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listAssets as listEndpoint } from '../contract.ts'
import { rowOf } from './asset-row.ts'
import { searchAssets } from './asset.store.ts'

/** The files of a site, by when they came, by name or by size; newest first unless asked otherwise. */
export async function listAssets(
  ctx: Ctx,
  input: InputOf<typeof listEndpoint>,
): Promise<OutputOf<typeof listEndpoint>> {
  const place = placeIn(input.cursor, [input.sort === 'name' ? 'text' : 'count', 'id'])
  const found = await searchAssets(ctx, {
    search: input.search,
    kind: input.kind,
    sort: input.sort,
    direction: input.direction,
    after: place && { at: place[0], id: place[1] },
    limit: input.limit + 1,
  })
  const items = found.slice(0, input.limit)
  const last = items.at(-1)
  const hasMore = found.length > input.limit
  return {
    items: items.map(rowOf),
    next: hasMore && last ? writeCursor([last.at, last.id]) : null,
  }
}

import { findAccountsByIds } from '#areas/accounts/index.ts'
import { DAY } from '#kernel/clock.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { placeIn, writeCursor } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listTrashedAssets as endpoint } from '../contract.ts'
import { rowOf } from './asset-row.ts'
import { searchTrash } from './trash.store.ts'
import { TRASH_DAYS } from './trash.ts'

/** The files in the trash of a site, the last thrown away first, with who did so and when each is due to go. */
export async function listTrashedAssets(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const place = placeIn(input.cursor, ['count', 'id'])
  const found = await searchTrash(ctx, {
    search: input.search.trim(),
    after: place && { at: place[0], id: place[1] },
    limit: input.limit + 1,
  })
  const items = found.slice(0, input.limit)
  const people = [...new Set(items.flatMap(({ deletedBy }) => deletedBy ?? []))]
  const names = new Map((await findAccountsByIds(ctx, people)).map(({ id, name }) => [id, name]))
  const last = items.at(-1)
  return {
    items: items.map((file) => {
      const name = file.deletedBy === null ? undefined : names.get(file.deletedBy)
      return {
        ...rowOf(file),
        deletedAt: file.deletedAt.toISOString(),
        deletedBy: file.deletedBy === null || name === undefined ? null : { id: file.deletedBy, name },
        goneAt: new Date(file.deletedAt.getTime() + TRASH_DAYS * DAY).toISOString(),
      }
    }),
    next: found.length > input.limit && last ? writeCursor([last.at, last.id]) : null,
  }
}

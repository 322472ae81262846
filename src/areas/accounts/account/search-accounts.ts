import type { CursorPage } from '#kernel/shapes.ts'
import { placeIn, writeCursor } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type AccountOrder, searchAccountRows } from './account.store.ts'
import { type FoundAccount, foundAccount } from './found-account.ts'

/** Accounts whose name or address contains a text (all for an empty one), newest first unless asked otherwise (operator). */
export async function searchAccounts(
  ctx: Ctx,
  {
    query,
    cursor,
    limit,
    sort = 'created',
    direction = 'descending',
  }: CursorPage & Partial<AccountOrder> & { readonly query: string },
): Promise<{ items: FoundAccount[]; next: string | null }> {
  const place = placeIn(cursor, [sort === 'name' ? 'text' : 'moment', 'id'])
  const rows = await searchAccountRows(ctx, query.trim(), limit, { sort, direction }, place)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(foundAccount),
    next:
      rows.length > page.length && last
        ? writeCursor([sort === 'name' ? last.name : last.created_at.getTime(), last.id])
        : null,
  }
}

import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { type ListViewRow, tables } from '../schema.ts'

type World = Pick<Ctx, 'db'>

/** The views that an account has saved of a list, the last saved last. */
export async function listViewsOf(ctx: World, accountId: Id, list: string): Promise<ListViewRow[]> {
  return tables(ctx)
    .selectFrom('account_list_views')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
}

/** The places that an account's views take, of all lists. */
export async function placesOf(ctx: World, accountId: Id): Promise<number[]> {
  const rows = await tables(ctx)
    .selectFrom('account_list_views')
    .select('place')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ place }) => place)
}

/** Writes another view into the one of that name; says whether there was one. */
export async function replaceListView(
  ctx: World,
  { account_id, list, name, view, saved_at }: Omit<ListViewRow, 'id' | 'place'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(ctx)
    .updateTable('account_list_views')
    .set({ view: json(view) as never, saved_at })
    .where('account_id', '=', account_id)
    .where('list', '=', list)
    .where('name', '=', name)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function insertListView(ctx: World, row: ListViewRow): Promise<void> {
  await tables(ctx)
    .insertInto('account_list_views')
    .values({ ...row, view: json(row.view) as never })
    .execute()
}

export async function deleteListView(ctx: World, accountId: Id, id: Id): Promise<boolean> {
  const { numDeletedRows } = await tables(ctx)
    .deleteFrom('account_list_views')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

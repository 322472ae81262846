import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { tables } from '../schema.ts'

/** Saves a view of the inbox. */
export async function insertView(
  ctx: Ctx,
  view: { readonly id: Id; readonly name: string; readonly query: Readonly<Record<string, string>> },
): Promise<void> {
  await tables(ctx)
    .insertInto('inbox_views')
    .values({
      site_id: siteOf(ctx),
      id: view.id,
      name: view.name,
      query: json(view.query),
      created_by: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
      created_at: new Date(ctx.clock.now()),
    })
    .execute()
}

/** The saved views of the site, by name. */
export async function readViews(ctx: Ctx) {
  return tables(ctx)
    .selectFrom('inbox_views')
    .select(['id', 'name', 'query'])
    .where('site_id', '=', siteOf(ctx))
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .execute()
}

/** Deletes a view; `false`: there was none. */
export async function deleteStoredView(ctx: Ctx, viewId: Id): Promise<boolean> {
  const row = await tables(ctx)
    .deleteFrom('inbox_views')
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', viewId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

import { sql } from 'kysely'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { tables } from '../schema.ts'

/** How often anything that the site's pages are drawn from has changed: it never falls, and stands still with them. */
export async function readKeyChanges(ctx: Ctx): Promise<number> {
  const row = await tables(ctx)
    .selectFrom('page_keys')
    .select(({ fn }) => fn.sum<string | null>('changes').as('changes'))
    .where('site_id', '=', siteOf(ctx))
    .executeTakeFirst()
  return Number(row?.changes ?? 0)
}

/** Notes another change of each key. In the order of the keys, so that two who change the same wait for one another. */
export async function raiseKeys(ctx: Ctx, keys: readonly string[]): Promise<void> {
  await sql`
    insert into page_keys (site_id, key) select ${siteOf(ctx)}, key from unnest(${[...keys]}::text[]) as key order by key
    on conflict (site_id, key) do update set changes = page_keys.changes + 1`.execute(ctx.db)
}

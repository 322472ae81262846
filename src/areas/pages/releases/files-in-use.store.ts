import { sql } from 'kysely'
import { type Ctx, siteOf } from '#platform/ctx.ts'

/** Holds what a site's pages say of themselves, those in the trash too, and its styles as they are until the transaction ends. */
export async function holdPages(ctx: Ctx): Promise<void> {
  // In one order, as pages that are numbered anew are not: of two who meet the other way round one begins again.
  await sql`select id from pages where site_id = ${siteOf(ctx)} order by id for share`.execute(ctx.db)
  await sql`select site_id from site_styles where site_id = ${siteOf(ctx)} for share`.execute(ctx.db)
}

/**
 * Which ids are named by what pages say of themselves and the styles. An id is unlike anything else that is written:
 * that it stands in the text is enough.
 */
export async function filesNamed(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  const siteId = siteOf(ctx)
  const { rows } = await sql<{ id: string }>`
    with shown (text) as (
      select settings::text from pages where site_id = ${siteId}
      union all
      select styles::text from site_styles where site_id = ${siteId}
    )
    select file.id from unnest(${[...ids]}::text[]) as file (id)
    where exists (select from shown where shown.text like '%' || file.id || '%')`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

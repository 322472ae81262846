import { sql } from 'kysely'
import { fileAddress } from '#areas/assets/index.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'

/**
 * Holds the drafts of a site's pages, those in the trash too, and its styles as they are until the transaction ends,
 * after whoever is changing them.
 */
export async function holdDrafts(ctx: Ctx): Promise<void> {
  // In one order, as pages that are numbered anew are not: of two who meet the other way round one begins again.
  await sql`select id from pages where site_id = ${siteOf(ctx)} order by id for share`.execute(ctx.db)
  await sql`select site_id from site_styles where site_id = ${siteOf(ctx)} for share`.execute(ctx.db)
}

/**
 * Which ids are named by a page's draft (its snapshot, the changes after it, its settings), the styles, or what
 * visitors see. An id is unlike anything else that is written: that it stands in the text is enough.
 */
export async function filesNamed(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]> {
  const siteId = siteOf(ctx)
  const { rows } = await sql<{ id: string }>`
    with shown (text) as (
      select document::text || settings::text from pages where site_id = ${siteId}
      union all
      select patches::text from page_patches
      join pages on pages.site_id = page_patches.site_id and pages.id = page_patches.page_id
      where page_patches.site_id = ${siteId} and page_patches.version > pages.snapshot_version
      union all
      select styles::text from site_styles where site_id = ${siteId}
      union all
      select releases.manifest::text from live_releases
      join releases on releases.site_id = live_releases.site_id and releases.id = live_releases.release_id
      where live_releases.site_id = ${siteId}
      union all
      select page_editions.document::text || page_editions.facts::text from live_releases
      join releases on releases.site_id = live_releases.site_id and releases.id = live_releases.release_id
      join page_editions on page_editions.site_id = live_releases.site_id
        and releases.manifest::text like '%' || page_editions.id || '%'
      where live_releases.site_id = ${siteId}
    )
    select file.id from unnest(${[...ids]}::text[]) as file (id)
    where exists (select from shown where shown.text like '%' || file.id || '%')`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

/** The files that editions name, and those whose addresses stand in them: a link may have been typed, or copied. */
export async function filesLedTo(ctx: Ctx, editionIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with shown as (
      select document, coalesce(asset_ids, portico.assets_named(document)) as files
      from page_editions where site_id = ${siteOf(ctx)} and id = any(${[...editionIds]}::uuid[])
    )
    select unnest(files)::text as id from shown
    union
    select address[1] from shown cross join regexp_matches(document::text, ${fileAddress}, 'g') as address`.execute(
    ctx.db,
  )
  return rows.map(({ id }) => id)
}

/** The files that editions name, by the ids of the editions. */
export async function filesOfEditions(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; files: string[] }>`
    select id, coalesce(asset_ids, portico.assets_named(document)) as files
    from page_editions where site_id = ${siteOf(ctx)} and id = any(${[...ids]}::uuid[])`.execute(ctx.db)
  return new Map(rows.map(({ id, files }) => [id, files]))
}

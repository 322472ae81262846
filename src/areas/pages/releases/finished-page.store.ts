import { type RawBuilder, sql } from 'kysely'
import { libraryRows, type ResolvedAssets, resolvedAssets } from '#areas/assets/index.ts'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { written } from '#platform/db/written.ts'
import { ANY_KEY } from '../loaders/page-key.ts'
import { tables } from '../schema.ts'

/** A released page as it was drawn. What is in it is the visitor's side's; here it is kept for a restart. */
export interface FinishedPage {
  readonly pageId: string
  /** Of all that it was drawn from, but what is said of the files it shows. */
  readonly fingerprint: string
  /** Files of the site's library that it shows. */
  readonly assetIds: readonly string[]
  /** Of what was said of them. */
  readonly assetFingerprint: string
  /** Names of all that it was drawn from. */
  readonly keys: readonly string[]
  readonly head: unknown
  readonly body: Uint8Array
}

/** How often these keys of a site have changed together; it only rises, so that equal sums are equal parts. */
const changesOf = (siteId: RawBuilder<Id>, keys: RawBuilder<unknown>) => sql<string>`case
  when ${sql.lit(ANY_KEY)} = any(${keys})
  then (select coalesce(sum(changes), 0) from page_keys where site_id = ${siteId})
  else (select coalesce(sum(changes), 0) from page_keys where site_id = ${siteId} and key = any(${keys})) end`

const finishedPage = written((db, siteId: RawBuilder<Id>, pageId: RawBuilder<Id>) =>
  tables({ db })
    .selectFrom('finished_pages')
    .select(['fingerprint', 'asset_ids', 'asset_fingerprint', 'keys', 'head', 'body'])
    .select(libraryRows(siteId, sql.ref('finished_pages.asset_ids')).as('library'))
    .select(
      sql<boolean>`key_changes <> ${changesOf(siteId, sql.ref('finished_pages.keys'))}`.as('is_changed'),
    )
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId),
)

/** A finished page of the site whose loaders would read the same by now, and what is said by now of the files it shows; or null. */
export async function readFinishedPage(
  ctx: Ctx,
  pageId: string,
): Promise<{ page: FinishedPage; assets: ResolvedAssets } | null> {
  const [row] = await finishedPage(ctx.db, siteOf(ctx), pageId)
  if (!row || row.is_changed) return null
  const page = {
    pageId,
    fingerprint: row.fingerprint,
    assetIds: row.asset_ids,
    assetFingerprint: row.asset_fingerprint,
    keys: row.keys,
    head: row.head,
    body: row.body,
  }
  return { page, assets: resolvedAssets(ctx.tools, row.asset_ids, row.library) }
}

/**
 * Stores a finished page in the place of an earlier one. Of a page whose row is gone (what was live of it was in the
 * trash for its time) nothing is stored: it is drawn for whoever asks for it, as long as a release shows it. Nor of one
 * that has loaders while anything that pages of the site are drawn from has changed since: which of it they had read
 * is not known.
 *
 * @param changes what {@link readKeyChanges} gave before its loaders ran; null where it has none
 */
export async function storeFinishedPage(ctx: Ctx, page: FinishedPage, changes: number | null): Promise<void> {
  const keys = sql`${[...page.keys]}::text[]`
  // The row is held, so that it cannot go between the look and what refers to it.
  await sql`
    insert into finished_pages
      (site_id, page_id, fingerprint, asset_ids, asset_fingerprint, keys, key_changes, head, body, drawn_at)
    select site_id, id, ${page.fingerprint}::text, ${[...page.assetIds]}::uuid[], ${page.assetFingerprint}::text,
      ${keys}, ${changesOf(sql`site_id`, keys)},
      ${json(page.head)}::json, ${page.body}::bytea, ${new Date(ctx.clock.now()).toISOString()}::timestamptz
    from pages where site_id = ${siteOf(ctx)} and id = ${page.pageId} and (
      ${changes}::bigint is null or ${changes}::bigint =
        (select coalesce(sum(changes), 0) from page_keys where site_id = ${siteOf(ctx)}))
    for key share
    on conflict (site_id, page_id) do update set fingerprint = excluded.fingerprint, asset_ids = excluded.asset_ids,
      asset_fingerprint = excluded.asset_fingerprint, keys = excluded.keys, key_changes = excluded.key_changes,
      head = excluded.head, body = excluded.body,
      drawn_at = excluded.drawn_at`.execute(ctx.db)
}

/** Lets go of finished pages that are no longer live. */
export async function dropFinishedPages(ctx: Ctx, pageIds: readonly string[]): Promise<void> {
  if (pageIds.length === 0) return
  await tables(ctx)
    .deleteFrom('finished_pages')
    .where('site_id', '=', siteOf(ctx))
    .where('page_id', 'in', [...pageIds])
    .execute()
}

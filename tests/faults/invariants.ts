import { sql } from 'kysely'
import { shippedIds } from '#areas/assets/index.ts'
import { product } from '#faces/server/areas.ts'
import type { Database } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { NO_SITE } from '#platform/mail/mail.store.ts'

/** Something that is true of the whole database at every moment, whatever befell the program. */
export interface Invariant {
  readonly name: string
  /** A query that names, as `what`, each thing that breaks it. */
  readonly broken: string
}

/** The invariants of the whole database. Each is one statement, so that it looks at one moment. */
export const invariants: readonly Invariant[] = [
  {
    name: 'the owner of a site works on it',
    broken: `
      select id as what from sites
      where not exists (
        select from contributors where contributors.site_id = sites.id and contributors.account_id = sites.owner_id
      )`,
  },
  {
    name: 'a site that is not removed has one home page',
    broken: `
      select id as what from sites
      where removed_at is null
        and 1 <> (select count(*) from pages where pages.site_id = sites.id and is_home and deleted_at is null)`,
  },
  {
    name: 'the release that is live is the one the pointer names',
    broken: `
      select releases.id as what from releases
      left join live_releases on live_releases.site_id = releases.site_id and live_releases.release_id = releases.id
      where (releases.state = 'live') <> (live_releases.release_id is not null)`,
  },
  {
    name: 'what visitors see was opened by a release that went live',
    broken: `
      select released.site_id || ' ' || released.id as what from released
      left join releases on releases.site_id = released.site_id and releases.number = released.from_number
      where releases.released_at is null`,
  },
  {
    name: 'a release has the editions of all its pages',
    broken: `
      select site_id || ' ' || id || ' ' || from_number as what from released
      where kind = 'page' and not exists (
        select from document_editions
        where document_editions.site_id = released.site_id and document_editions.id = released.edition_id
          and document_editions.document_id = released.id
      )`,
  },
  {
    name: 'what is live has the files that it names',
    // Those of the program are no rows. An earlier release comes back as it was, and may lack what was deleted for good
    // meanwhile: whoever brings it back is told (look-roll-back.ts). So is whoever releases a draft that has come back
    // as it was (look-headings.ts), which nothing tells apart afterwards: no run that asks this does so.
    broken: `
      with live as (
        select released.site_id, kind, edition_id, facts, facts -> 'styles' as styles
        from live_releases
        join releases on releases.site_id = live_releases.site_id and releases.id = live_releases.release_id
        join released on released.site_id = live_releases.site_id and until_number is null
        where releases.restores is null
      ), named (site_id, id) as (
        select live.site_id, unnest(document_editions.asset_ids)
        from live join document_editions on document_editions.site_id = live.site_id
          and document_editions.id = live.edition_id
        union
        select site_id, unnest(portico.assets_named(styles)) from live where kind = 'styles'
        union
        select site_id, file::uuid
        from live cross join unnest(
          array[styles ->> 'favicon', styles ->> 'socialImage', facts -> 'settings' ->> 'socialImage']) as file
        where file is not null
      )
      select site_id || ' ' || id as what from named
      where not (id = any('{${shippedIds(product).join()}}'::uuid[]))
        and not exists (select from assets where assets.site_id = named.site_id and assets.id = named.id)`,
  },
  {
    name: 'a page has its document, in the trash with it',
    broken: `
      select documents.id as what
      from documents left join pages on pages.site_id = documents.site_id and pages.id = documents.id
      where holder = 'pages' and (pages.id is null or is_trashed <> (deleted_at is not null))`,
  },
  {
    name: 'a document has each of its changes since its snapshot, once and no other',
    broken: `
      select documents.id as what from documents
      where snapshot_version > version
        or version - snapshot_version <> (
          select count(*) from document_patches
          where document_patches.site_id = documents.site_id and document_patches.document_id = documents.id
            and document_patches.version > documents.snapshot_version
        )
        or version < (
          select max(document_patches.version) from document_patches
          where document_patches.site_id = documents.site_id and document_patches.document_id = documents.id
        )`,
  },
  {
    name: 'no version of a document is marked that it has not come to',
    broken: `
      select document_marks.document_id || ' ' || document_marks.version as what from document_marks
      join documents on documents.site_id = document_marks.site_id and documents.id = document_marks.document_id
      where document_marks.version > documents.version`,
  },
  {
    name: 'no page stands below itself',
    broken: `
      with recursive above (site_id, page_id, parent_id) as (
        select site_id, id, parent_id from pages where parent_id is not null
        union
        select above.site_id, above.page_id, pages.parent_id from above
        join pages on pages.site_id = above.site_id and pages.id = above.parent_id
        where pages.parent_id is not null
      )
      select page_id as what from above where page_id = parent_id`,
  },
  {
    name: 'a mail that is to leave has a job that sends it',
    broken: `
      select id as what from mails
      where (state in ('queued', 'sending') or (state = 'unknown' and settled_at is null))
        and not exists (
          select from jobs.job
          where name = 'mail.send' and state < 'completed' and data -> 'input' ->> 'mailId' = mails.id::text
        )`,
  },
  {
    name: 'an archive is no further than its end',
    broken: `select id as what from site_exports where done > total`,
  },
]

/** Tables with a site in each row, whose rows are to be of a site that there is. */
const tablesOfSites = sql<{ name: string }>`
  select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'site_id' and table_name <> 'sites' order by 1`

/** What is broken, as `invariant: what`; empty while all is well. */
export async function brokenIn(root: Database['root']): Promise<string[]> {
  const faults: string[] = []
  const ask = async (name: string, broken: string): Promise<void> => {
    const { rows } = await sql<{ what: string }>`${sql.raw(broken)}`.execute(root)
    faults.push(...rows.map(({ what }) => `${name}: ${what}`))
  }
  for (const { name, broken } of invariants) await ask(name, broken)
  // An import lays what it brings before there is the site; what a purge has begun with has its site still.
  for (const { name } of (await tablesOfSites.execute(root)).rows)
    await ask(
      `no row of ${name} is left of a site that is gone`,
      `select site_id as what from ${name}
      where site_id <> '${NO_SITE}' and site_id not in (select id from sites)
        and site_id not in (select new_site_id from site_imports)`,
    )
  return faults
}

/**
 * Asks all invariants of what a fault has left, and throws with all that are broken.
 *
 * @param at the database at an address, or in the folder of a program that has ended
 */
export async function assertWhole(at: { readonly url: string } | { readonly folder: string }): Promise<void> {
  const database = await openDatabase('url' in at ? { url: at.url, connections: 1 } : { folder: at.folder })
  try {
    const faults = await brokenIn(database.root)
    if (faults.length > 0) throw new Error(`The database is not whole:\n${faults.join('\n')}`)
  } finally {
    await database.close()
  }
}

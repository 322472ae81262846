import { sql } from 'kysely'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { ReleaseChanges } from './release.contract.ts'

/** So many pages of a kind are named; the others are counted. */
const NAMED = 12

interface ChangesRow {
  release: string
  is_first: boolean
  counts: ReleaseChanges['counts']
  pages: ReleaseChanges['pages']
  site: ReleaseChanges['site']
}

/**
 * What releases changed for visitors: each against the one that was live before it, whichever was released by whom,
 * page by page. One statement, however many, and only what differs comes back.
 *
 * @returns by the ids of the releases; nothing of one that was never live
 */
export async function readReleaseChanges(
  ctx: Ctx,
  releaseIds: readonly string[],
): Promise<Map<string, ReleaseChanges>> {
  if (releaseIds.length === 0) return new Map()
  const siteId = siteOf(ctx)
  const { rows } = await sql<ChangesRow>`
    with ordered as (
      select id, number, lag(id) over (order by number) as before, lag(number) over (order by number) as before_number
      from releases where site_id = ${siteId} and released_at is not null
    ), listed as materialized (
      select * from ordered where id = any(${[...releaseIds]}::uuid[])
    ), opened as materialized (
      select id, number from listed union select before, before_number from listed where before is not null
    ), shown as materialized (
      select opened.id as release, released.kind, released.id, edition_id, path, facts
      from opened join released on released.site_id = ${siteId} and released.kind in ('page', 'styles')
        and from_number <= opened.number and (until_number is null or until_number > opened.number)
    ), styles as materialized (
      select release, facts -> 'styles' -> 'header' as header, (facts -> 'styles') - 'header' as styles
      from shown where kind = 'styles'
    ), page as materialized (
      select release, shown.id, edition_id, coalesce(path, facts ->> 'path') as path, p.*,
        -- Its position among the visible ones: a page that only makes room for another has not moved.
        case when p.nav <> 'none' and not p."isHidden" and p.kind <> 'footer' then row_number() over (
          partition by release, p.nav, p."parentId", p."isHidden", p.kind = 'footer' order by p.position, shown.id)
        end as place
      from shown cross join lateral jsonb_to_record(facts) as p (
        kind text, title text, "navTitle" text, nav text, "parentId" uuid, position double precision,
        "isHidden" boolean, "passwordHash" text)
      where shown.kind = 'page'
    ), compared as (
      select coalesce(now.release, old.release) as release, coalesce(now.title, old.title) as title,
        old.title as was, coalesce(now.kind, old.kind) as kind,
        case
          when old.id is null then 'added'
          when now.id is null then 'removed'
          when now.title <> old.title then 'renamed'
          when now.edition_id <> old.edition_id or now.path is distinct from old.path
            or now."passwordHash" is distinct from old."passwordHash" then 'changed'
        end as change,
        (now.place, now."parentId", now."navTitle", now.nav) is distinct from
          (old.place, old."parentId", old."navTitle", old.nav)
          and (now.place is not null or old.place is not null) as moves
      from (select listed.id as release, page.id, title, kind, edition_id, path, "passwordHash", place, "parentId",
          "navTitle", nav from listed join page on page.release = listed.id) as now
      full join (select listed.id as release, page.id, title, kind, edition_id, path, "passwordHash", place,
          "parentId", "navTitle", nav from listed join page on page.release = listed.before) as old
        on old.release = now.release and old.id = now.id
    ), told as (
      select release, title, was, change, moves, kind = 'footer' and change is not null as is_footer,
        kind in ('folder', 'link') and change is not null as is_entry,
        case when kind not in ('footer', 'folder', 'link') then change end as page,
        row_number() over (partition by release, change, kind in ('footer', 'folder', 'link') order by title) as nth
      from compared where change is not null or moves
    ), together as (
      select release,
        jsonb_build_object(
          'added', count(*) filter (where page = 'added'),
          'changed', count(*) filter (where page = 'changed'),
          'renamed', count(*) filter (where page = 'renamed'),
          'removed', count(*) filter (where page = 'removed')) as counts,
        coalesce(jsonb_agg(jsonb_build_object('change', page, 'title', title,
            'was', case when page = 'renamed' then was end) order by page, title)
          filter (where page is not null and nth <= ${NAMED}), '[]') as pages,
        bool_or(is_footer) as footer, bool_or(moves or is_entry) as navigation
      from told group by release
    )
    select listed.id as release, listed.before is null as is_first,
      coalesce(together.counts, '{"added": 0, "changed": 0, "renamed": 0, "removed": 0}') as counts,
      coalesce(together.pages, '[]') as pages,
      to_jsonb(array_remove(array[
        case when now.styles is distinct from old.styles then 'styles' end,
        case when now.header is distinct from old.header then 'header' end,
        case when together.footer then 'footer' end,
        case when together.navigation then 'navigation' end,
        case when exists (
          select from released
          where site_id = ${siteId} and kind = 'redirect' and (
            from_number > listed.before_number and from_number <= listed.number
            or until_number > listed.before_number and until_number <= listed.number)
        ) then 'redirects' end
      ], null)) as site
    from listed
    left join styles as now on now.release = listed.id
    left join styles as old on old.release = listed.before
    left join together on together.release = listed.id`.execute(ctx.db)
  return new Map(
    rows.map(({ release, is_first: isFirst, counts, pages, site }) => [
      release,
      // Of the first all is new, and nothing of it worth telling apart.
      { isFirst, counts, pages, site: isFirst ? [] : site },
    ]),
  )
}

import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { type ChangedThing, type TakenThing, thingKey } from '../releasable/releasable.ts'
import { tables } from '../schema.ts'

/** What visitors see of a thing. */
export interface ReleasedThing {
  readonly kind: string
  readonly id: Id
  readonly editionId: Id | null
  /** Where they find it; null: at no address of its own. */
  readonly path: string | null
  readonly facts: unknown
}

/** The kind of redirects: a path may also have another thing, which wins. */
export const REDIRECT = 'redirect'

/** Condition of the rows that the release of a number shows. */
const shownAsOf = (number: RawBuilder<number> | number): RawBuilder<boolean> =>
  sql<boolean>`released.from_number <= ${number} and (released.until_number is null or released.until_number > ${number})`

const sameThing = sql`released.kind = given.kind and released.id = given.id`
const sameFace = sql`(released.edition_id, released.path, released.facts) is not distinct from (given.edition_id, given.path, given.facts)`

interface WrittenRow {
  readonly kind: string
  readonly id: Id
  readonly has_path: boolean
}

/**
 * Closes the rows of what is shown otherwise or no longer from a number on, and opens rows of what is shown instead.
 *
 * @returns what that changed
 */
async function openAndClose(ctx: Ctx, number: number, given: RawBuilder<unknown>): Promise<ChangedThing[]> {
  const siteId = siteOf(ctx)
  const { rows: closed } = await sql<WrittenRow>`
    with given as materialized (${given})
    update released set until_number = ${number}
    from given
    where released.site_id = ${siteId} and ${sameThing} and released.until_number is null and not ${sameFace}
    returning released.kind, released.id, released.path is not null as has_path`.execute(ctx.db)
  const { rows: opened } = await sql<WrittenRow>`
    with given as materialized (${given})
    insert into released (site_id, kind, id, edition_id, path, facts, from_number)
    select ${siteId}, kind, id, edition_id, path, facts, ${number}
    from given
    where (edition_id is not null or facts is not null) and not exists (
      select from released
      where released.site_id = ${siteId} and ${sameThing} and released.until_number is null
    )
    returning kind, id, path is not null as has_path`.execute(ctx.db)
  const changed = new Map<string, ChangedThing>()
  for (const { kind, id, has_path: hasPath } of closed)
    changed.set(thingKey(kind, id), { kind, id, isGone: true, hasPath })
  for (const { kind, id, has_path } of opened) {
    const hasPath = has_path || changed.get(thingKey(kind, id))?.hasPath === true
    changed.set(thingKey(kind, id), { kind, id, isGone: false, hasPath })
  }
  return [...changed.values()]
}

const givenRows = (taken: readonly TakenThing[]): RawBuilder<unknown> => {
  const rows = taken.map(({ kind, id, editionId, path = null, facts = null }) => ({
    kind,
    id,
    edition_id: editionId,
    path,
    facts,
  }))
  return sql`
    select * from jsonb_to_recordset(${json(rows)}::jsonb)
      as given (kind text, id uuid, edition_id uuid, path text, facts jsonb)`
}

/** Shows things from the release of a number on as they were taken. Gives those that were shown otherwise. */
export async function showTaken(
  ctx: Ctx,
  number: number,
  taken: readonly TakenThing[],
): Promise<ChangedThing[]> {
  return taken.length > 0 ? openAndClose(ctx, number, givenRows(taken)) : []
}

/**
 * Shows from the release of a number on exactly what an earlier one showed, whatever the kind.
 *
 * @param otherwise what is shown otherwise than then
 * @returns what the release before showed otherwise
 */
export async function showAgain(
  ctx: Ctx,
  number: number,
  earlier: number,
  otherwise: readonly TakenThing[],
): Promise<ChangedThing[]> {
  const siteId = siteOf(ctx)
  const then = sql`released.site_id = ${siteId} and ${shownAsOf(earlier)}`
  return openAndClose(
    ctx,
    number,
    sql`
      with otherwise as materialized (${givenRows(otherwise)}), brought as (
        select kind, id, edition_id, path, facts from released
        where ${then} and (kind, id) not in (select kind, id from otherwise)
        union all
        select kind, id, edition_id, path, facts from otherwise
      )
      select * from brought
      union all
      select kind, id, null, null, null from released
      where site_id = ${siteId} and until_number is null and (kind, id) not in (select kind, id from brought)`,
  )
}

/** What visitors of a site see, with the release that shows it. */
export interface LiveThings {
  readonly releaseId: Id
  readonly number: number
  readonly things: readonly ReleasedThing[]
  /** Whether there are more things with paths: of other kinds, or left out here. */
  readonly hasMore: boolean
}

/** The newest first, as redirects are where two patterns say as much. */
const asObject = sql`json_build_object(
  'kind', released.kind, 'id', released.id, 'editionId', released.edition_id, 'path', released.path,
  'facts', released.facts)`

/**
 * SQL of what visitors of a site see now of some kinds, null before the first release, for a statement of another area.
 * That one may see all sites' rows: what keeps them apart here is the site's id alone (decision 36).
 *
 * @param wanted condition of those that are read, of a row of `released`; left out: all of these kinds
 */
export function liveThingsOf(
  siteId: RawBuilder<unknown>,
  kinds: readonly string[],
  wanted: RawBuilder<boolean> = sql<boolean>`true`,
): RawBuilder<LiveThings | null> {
  const named = sql.join(kinds.map((kind) => sql.lit(kind)))
  const isRead = sql<boolean>`(released.kind in (${named}) and ${wanted})`
  const isLive = sql<boolean>`released.site_id = live_releases.site_id and released.until_number is null`
  return sql`(
    select json_build_object('releaseId', releases.id, 'number', releases.number, 'things', coalesce((
      select json_agg(${asObject} order by from_number desc, path) from released where ${isLive} and ${isRead}
    ), '[]'), 'hasMore', exists (select from released where ${isLive} and path is not null and not ${isRead}))
    from live_releases
    join releases on releases.site_id = live_releases.site_id and releases.id = live_releases.release_id
    where live_releases.site_id = ${siteId}
  )`
}

/** What visitors of the context's site see now of some kinds; null before the first release. */
export async function readLiveThings(ctx: Ctx, kinds: readonly string[]): Promise<LiveThings | null> {
  const { rows } = await sql<{ live: LiveThings | null }>`
    select ${liveThingsOf(sql.val(siteOf(ctx)), kinds)} as live`.execute(ctx.db)
  return rows[0]?.live ?? null
}

/** What releases of some numbers show of some kinds, by their numbers. */
export async function readThingsAsOf(
  ctx: Ctx,
  numbers: readonly number[],
  kinds: readonly string[],
): Promise<Map<number, ReleasedThing[]>> {
  const { rows } = await sql<{ number: number; things: ReleasedThing[] }>`
    select asked.number, coalesce((
      select json_agg(${asObject} order by from_number desc, path) from released
      where site_id = ${siteOf(ctx)} and kind = any(${[...kinds]}::text[]) and ${shownAsOf(sql.ref('asked.number'))}
    ), '[]') as things
    from unnest(${[...numbers]}::integer[]) as asked (number)`.execute(ctx.db)
  return new Map(rows.map(({ number, things }) => [number, things]))
}

/** What visitors find at some paths now, whatever the kind, in one statement. A pattern of redirects is found as it is written. */
export async function readThingsAt(ctx: Ctx, paths: readonly string[]): Promise<ReleasedThing[]> {
  if (paths.length === 0) return []
  const { rows } = await sql<{ thing: ReleasedThing }>`
    select ${asObject} as thing from released
    where site_id = ${siteOf(ctx)} and until_number is null and path is not null
      and md5(path) in (select md5(asked) from unnest(${[...paths]}::text[]) as asked)
      and path = any(${[...paths]}::text[])`.execute(ctx.db)
  return rows.map(({ thing }) => thing)
}

/** The paths of live things of some kinds. */
export async function readLivePaths(ctx: Ctx, kinds: readonly string[]): Promise<string[]> {
  if (kinds.length === 0) return []
  const { rows } = await sql<{ path: string }>`
    select path from released
    where site_id = ${siteOf(ctx)} and until_number is null and path is not null
      and kind = any(${[...kinds]}::text[])
    order by path`.execute(ctx.db)
  return rows.map(({ path }) => path)
}

/** How visitors saw things of a kind last, whichever release showed them; the latest comes first. */
export async function readLastThings(ctx: Ctx, kind: string, ids: readonly Id[]): Promise<ReleasedThing[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ReleasedThing>`
    select kind, id, edition_id as "editionId", path, facts
    from (
      select distinct on (id) * from released
      where site_id = ${siteOf(ctx)} and kind = ${kind} and id = any(${[...ids]}::uuid[])
      order by id, from_number desc
    ) as last
    order by until_number desc nulls first`.execute(ctx.db)
  return rows
}

/** The editions of things of a kind that visitors see, by the things' ids. @param ids undefined: of all of them */
export async function liveEditions(
  ctx: Ctx,
  kind: string,
  ids?: readonly Id[],
): Promise<ReadonlyMap<Id, Id>> {
  if (ids?.length === 0) return new Map()
  let query = tables(ctx)
    .selectFrom('released')
    .select(['id', 'edition_id'])
    .where('site_id', '=', siteOf(ctx))
    .where('kind', '=', kind)
    .where('until_number', 'is', null)
  if (ids) query = query.where('id', 'in', [...ids])
  const rows = await query.execute()
  return new Map(rows.flatMap((row) => (row.edition_id === null ? [] : [[row.id, row.edition_id]])))
}

/**
 * Which ids are named by what releases say of what visitors see, beside its editions. An id is unlike anything else that
 * is written: the text only has to contain it.
 */
export async function namedInLive(ctx: Ctx, ids: readonly Id[]): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select named.id from unnest(${[...ids]}::text[]) as named (id)
    where exists (
      select from released
      where site_id = ${siteOf(ctx)} and until_number is null and facts is not null
        and facts::text like '%' || named.id || '%'
    )`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

/**
 * Keeps what releases of another site showed, each of them whole, the oldest first. Nothing of it is live. Rows of
 * neighbours that show a thing alike are one.
 *
 * @param before number of the release before these that is there, if one is
 */
export async function keepShown(
  ctx: Ctx,
  shown: readonly { readonly number: number; readonly things: readonly ReleasedThing[] }[],
  before: number | null,
): Promise<void> {
  const siteId = siteOf(ctx)
  let previous = before
  for (const { number, things } of shown) {
    const given = givenRows(things)
    await sql`
      with given as materialized (${given})
      update released set until_number = ${number + 1}
      from given
      where released.site_id = ${siteId} and ${sameThing} and ${sameFace}
        and released.until_number = ${previous === null ? null : previous + 1}`.execute(ctx.db)
    await sql`
      with given as materialized (${given})
      insert into released (site_id, kind, id, edition_id, path, facts, from_number, until_number)
      select ${siteId}, kind, id, edition_id, path, facts, ${number}, ${number + 1}
      from given
      where not exists (
        select from released
        where released.site_id = ${siteId} and ${sameThing} and released.until_number = ${number + 1}
      )`.execute(ctx.db)
    previous = number
  }
}

/** Lets one at a time give an address of a site to something, until the transaction ends. */
export async function lockAddresses(ctx: Ctx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses/${siteOf(ctx)}`}, 4))`.execute(ctx.db)
}

/** The rows `(id, edition_id)` that visitors see of things of a kind, to be joined in the one statement of a loader. */
export function liveEditionRows(ctx: Pick<Ctx, 'site'>, kind: string): RawBuilder<unknown> {
  return sql`(
    select id, edition_id from released
    where site_id = ${siteOf(ctx)} and kind = ${kind} and until_number is null)`
}

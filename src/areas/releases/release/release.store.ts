import { type Selectable, sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Direction } from '#kernel/sorted.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { containing } from '#platform/db/like.ts'
import type { Choice } from '../releasable/choice.ts'
import { type ReleasesTable, tables } from '../schema.ts'

export interface Release {
  readonly id: string
  readonly number: number
  readonly state: 'live' | 'past' | 'scheduled' | 'cancelled'
  readonly note: string
  readonly restores: string | null
  readonly scheduledFor: Date | null
  readonly createdBy: string | null
  readonly createdAt: Date
  readonly releasedAt: Date | null
  readonly pages: number
}

/** How many pages it shows; none where it was never live. */
const summary = sql<number>`case when released_at is null then 0 else (
  select count(*)::int from released
  where released.site_id = releases.site_id and released.kind = 'page' and released.from_number <= releases.number
    and (released.until_number is null or released.until_number > releases.number)) end`.as('pages')
const columns = [
  'id',
  'number',
  'state',
  'note',
  'restores',
  'scheduled_for',
  'created_by',
  'created_at',
  'released_at',
] as const

type Row = Pick<Selectable<ReleasesTable>, (typeof columns)[number]> & { pages: number }

const releaseOf = (row: Row): Release => ({
  id: row.id,
  number: row.number,
  state: row.state,
  note: row.note,
  restores: row.restores,
  scheduledFor: row.scheduled_for,
  createdBy: row.created_by,
  createdAt: row.created_at,
  releasedAt: row.released_at,
  pages: row.pages,
})

/** Lets one release of a site happen at a time, until the transaction ends. */
export async function lockReleases(ctx: Ctx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`release/${siteOf(ctx)}`}, 2))`.execute(ctx.db)
}

/** Which of some sites have a live release, public or not. Work of the platform: reads across sites. */
export async function sitesWithLive(ctx: Ctx, siteIds: readonly string[]): Promise<Set<string>> {
  if (siteIds.length === 0) return new Set()
  const rows = await tables(ctx)
    .selectFrom('live_releases')
    .select('site_id')
    .where('site_id', 'in', [...siteIds])
    .execute()
  return new Set(rows.map((row) => row.site_id))
}

/** Whether anything is live. */
export async function hasLive(ctx: Ctx): Promise<boolean> {
  const row = await tables(ctx)
    .selectFrom('live_releases')
    .select('release_id')
    .where('site_id', '=', siteOf(ctx))
    .executeTakeFirst()
  return row !== undefined
}

async function nextNumber(ctx: Ctx): Promise<number> {
  const row = await tables(ctx)
    .selectFrom('releases')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('site_id', '=', siteOf(ctx))
    .executeTakeFirst()
  return (row?.last ?? 0) + 1
}

/**
 * The number that a release goes live with. Numbers say in which order releases went live: a scheduled one keeps its own
 * unless another has gone live since.
 */
async function numberToGoLive(ctx: Ctx, scheduledId: string | undefined): Promise<number> {
  if (scheduledId === undefined) return nextNumber(ctx)
  const rows = await tables(ctx)
    .selectFrom('releases')
    .select(['id', 'number'])
    .where('site_id', '=', siteOf(ctx))
    .where((where) => where.or([where('id', '=', scheduledId), where('released_at', 'is not', null)]))
    .orderBy('number', 'desc')
    .limit(1)
    .execute()
  return rows[0]?.id === scheduledId ? rows[0].number : nextNumber(ctx)
}

/** Stores a release that waits for its time. */
export async function storeScheduled(
  ctx: Ctx,
  given: { note: string; choice: Choice; at: Date },
): Promise<string> {
  const id = newId(ctx.clock.now())
  await tables(ctx)
    .insertInto('releases')
    .values({
      site_id: siteOf(ctx),
      id,
      number: await nextNumber(ctx),
      state: 'scheduled',
      note: given.note,
      choice: json(given.choice),
      scheduled_for: given.at,
      created_by: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
    })
    .execute()
  return id
}

/**
 * Makes a release live, or the scheduled one that is named, and tells every process. The caller holds
 * {@link lockReleases}, and writes what it shows.
 */
export async function storeLive(
  ctx: Ctx,
  given: { readonly note: string; readonly restores: string | null; readonly scheduledId?: string },
): Promise<{ id: string; number: number }> {
  const siteId = siteOf(ctx)
  const db = tables(ctx)
  await db
    .updateTable('releases')
    .set({ state: 'past' })
    .where('site_id', '=', siteId)
    .where('state', '=', 'live')
    .execute()
  const id = given.scheduledId ?? newId(ctx.clock.now())
  const at = new Date(ctx.clock.now())
  const number = await numberToGoLive(ctx, given.scheduledId)
  if (given.scheduledId) {
    await db
      .updateTable('releases')
      .set({ state: 'live', number, released_at: at })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
  } else {
    await db
      .insertInto('releases')
      .values({
        site_id: siteId,
        id,
        number,
        state: 'live',
        note: given.note,
        restores: given.restores,
        created_by: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
        released_at: at,
      })
      .execute()
  }
  await db
    .insertInto('live_releases')
    .values({ site_id: siteId, release_id: id, changed_at: at })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ release_id: id, changed_at: at }))
    .execute()
  return { id, number }
}

export async function readRelease(ctx: Ctx, releaseId: string): Promise<Release | null> {
  const row = await tables(ctx)
    .selectFrom('releases')
    .select([...columns, summary])
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', releaseId)
    .executeTakeFirst()
  return row ? releaseOf(row) : null
}

/** The numbers of releases, by their ids. */
export async function readNumbers(ctx: Ctx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tables(ctx)
    .selectFrom('releases')
    .select(['id', 'number'])
    .where('site_id', '=', siteOf(ctx))
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row.number]))
}

/** What releases are asked for by. */
export interface ReleaseSearch {
  /** Words of the note, or a number; empty: whatever they are. */
  readonly search: string
  /** None: in whatever state they are. */
  readonly state: readonly Release['state'][]
  readonly direction: Direction
  readonly before?: number | undefined
  readonly after?: number | undefined
}

/** The number that is searched, as written or with the prefix of a number; null: none that can be one. */
function numberIn(search: string): number | null {
  const [, digits = ''] = /^\D{0,20}?#?(\d{1,9})$/.exec(search) ?? []
  return digits === '' ? null : Number(digits)
}

/** Releases by their note or number and their state, in the order of their numbers. */
export async function readReleases(ctx: Ctx, asked: ReleaseSearch, limit: number): Promise<Release[]> {
  const { state, direction, before, after } = asked
  const search = asked.search.trim()
  let query = tables(ctx)
    .selectFrom('releases')
    .select([...columns, summary])
    .where('site_id', '=', siteOf(ctx))
    .orderBy('number', direction === 'ascending' ? 'asc' : 'desc')
    .limit(limit)
  if (before !== undefined) query = query.where('number', '<', before)
  if (after !== undefined) query = query.where('number', '>', after)
  if (state.length > 0) query = query.where('state', 'in', [...state])
  if (search !== '') {
    const number = numberIn(search)
    const like = containing(search)
    query = query.where((where) =>
      where.or([where('note', 'ilike', like), ...(number === null ? [] : [where('number', '=', number)])]),
    )
  }
  return (await query.execute()).map(releaseOf)
}

/** Calls a scheduled release off; answers whether there was one. */
export async function cancelScheduled(ctx: Ctx, releaseId: string): Promise<boolean> {
  const result = await tables(ctx)
    .updateTable('releases')
    .set({ state: 'cancelled' })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', releaseId)
    .where('state', '=', 'scheduled')
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

/**
 * Takes a due release for this transaction; null when another process has had it, or it was called off. It waits for
 * a concurrent cancellation: that may be rolled back, and no other job would release it.
 */
export async function takeScheduled(
  ctx: Ctx,
  releaseId: string,
): Promise<{ note: string; choice: Choice } | null> {
  const row = await tables(ctx)
    .selectFrom('releases')
    .select(['note', 'choice'])
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', releaseId)
    .where('state', '=', 'scheduled')
    .forUpdate()
    .executeTakeFirst()
  return row ? { note: row.note, choice: row.choice as Choice } : null
}

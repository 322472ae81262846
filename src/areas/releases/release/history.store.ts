import { sql } from 'kysely'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { keepShown, type ReleasedThing } from '../released/released.store.ts'
import { tables } from '../schema.ts'

/** A release of the site, without what it shows. */
export interface HistoryRow {
  readonly number: number
  readonly isLive: boolean
  readonly isScheduled: boolean
  /** It is live, or was. */
  readonly isShown: boolean
  readonly note: string
  /** The number of the release it brought back. */
  readonly restores: number | null
  readonly scheduledFor: string | null
  readonly createdAt: string
  readonly releasedAt: string | null
}

/** Every release of the context's site, oldest first. */
export async function readHistory(ctx: Ctx): Promise<HistoryRow[]> {
  const rows = await tables(ctx)
    .selectFrom('releases')
    .leftJoin('releases as restored', (join) =>
      join.onRef('restored.site_id', '=', 'releases.site_id').onRef('restored.id', '=', 'releases.restores'),
    )
    .select([
      'releases.number',
      'releases.state',
      'releases.note',
      'restored.number as restores',
      'releases.scheduled_for',
      'releases.created_at',
      'releases.released_at',
    ])
    .where('releases.site_id', '=', siteOf(ctx))
    .orderBy('releases.number')
    .execute()
  return rows.map((row) => ({
    number: row.number,
    isLive: row.state === 'live',
    isScheduled: row.state === 'scheduled',
    isShown: row.state === 'live' || row.state === 'past',
    note: row.note,
    restores: row.restores,
    scheduledFor: row.scheduled_for?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    releasedAt: row.released_at?.toISOString() ?? null,
  }))
}

/** A release to be kept as it was elsewhere. */
export interface KeptRelease {
  readonly id: string
  readonly number: number
  readonly note: string
  readonly restores: string | null
  readonly scheduledFor: string | null
  readonly createdAt: string
  readonly releasedAt: string | null
  /** All that it showed; null: it was called off before. */
  readonly things: readonly ReleasedThing[] | null
}

/** Keeps releases as they were elsewhere, oldest first, and none of them live; those that are there are left. */
export async function keepReleases(ctx: Ctx, releases: readonly KeptRelease[]): Promise<void> {
  const siteId = siteOf(ctx)
  const given = releases.map((row) => ({
    id: row.id,
    number: row.number,
    state: row.things ? 'past' : 'cancelled',
    note: row.note,
    restores: row.restores,
    scheduled_for: row.scheduledFor,
    created_at: row.createdAt,
    released_at: row.releasedAt,
  }))
  const { rows } = await sql<{ number: number }>`
    insert into releases (site_id, id, number, state, note, restores, scheduled_for, created_at, released_at)
    select ${siteId}, given.*
    from jsonb_to_recordset(${json(given)}::jsonb) as given (
      id uuid, number integer, state text, note text, restores uuid, scheduled_for timestamptz,
      created_at timestamptz, released_at timestamptz)
    on conflict (site_id, id) do nothing
    returning number`.execute(ctx.db)
  const fresh = new Set(rows.map(({ number }) => number))
  const shown = releases.flatMap(({ number, things }) =>
    things && fresh.has(number) ? [{ number, things }] : [],
  )
  const [first] = shown
  if (!first) return
  const last = await tables(ctx)
    .selectFrom('releases')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('site_id', '=', siteId)
    .where('state', '=', 'past')
    .where('number', '<', first.number)
    .executeTakeFirst()
  await keepShown(ctx, shown, last?.number ?? null)
}

import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Direction } from '#kernel/sorted.ts'
import type { Ctx } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import type { ActChange } from '../contract.ts'
import { tables } from '../schema.ts'

type Stored = Pick<Ctx, 'db'>

export interface About {
  readonly kind: 'account' | 'experiment' | 'plan' | 'platform'
  /** An account's or a plan's id, an experiment's name; empty for the platform. */
  readonly about: string
}

export interface NewAct extends About {
  readonly id: Id
  readonly at: Date
  /** `null`: a command. */
  readonly operatorId: Id | null
  readonly what: string
  readonly values: Readonly<Record<string, string | number>>
  readonly changes: readonly ActChange[]
  readonly why: string | null
}

export interface StoredAct extends NewAct {
  /** Which came first of those of one moment. */
  readonly position: number
}

export async function insertAct(ctx: Stored, act: NewAct): Promise<void> {
  await tables(ctx)
    .insertInto('operator_acts')
    .values({
      id: act.id,
      at: act.at,
      operator_id: act.operatorId,
      what: act.what,
      about_kind: act.kind,
      about: act.about,
      details: json(act.values),
      changes: json(act.changes),
      why: act.why,
    })
    .execute()
}

export interface ActFilter {
  /** Acts about this alone. */
  readonly about?: About
  readonly kind?: About['kind']
  /** `null`: a command. */
  readonly operatorId?: Id | null
  /** From this moment on. */
  readonly from?: Date
  /** Before this moment. */
  readonly until?: Date
  /** The latest first unless said. */
  readonly direction?: Direction
  /** The last of the page before: only acts behind it. */
  readonly behind?: Pick<StoredAct, 'at' | 'position'>
  readonly limit: number
}

/** Acts in the order in which they were done, the latest first unless `direction` says otherwise. */
export async function readActs(ctx: Stored, filter: ActFilter): Promise<StoredAct[]> {
  const { about, kind, operatorId, from, until, behind } = filter
  const way = filter.direction === 'ascending' ? 'asc' : 'desc'
  let query = tables(ctx)
    .selectFrom('operator_acts')
    .selectAll()
    .orderBy('at', way)
    .orderBy('position', way)
    .limit(filter.limit)
  if (about) query = query.where('about_kind', '=', about.kind).where('about', '=', about.about)
  if (kind !== undefined) query = query.where('about_kind', '=', kind)
  if (operatorId !== undefined)
    query = query.where('operator_id', operatorId === null ? 'is' : '=', operatorId)
  if (from) query = query.where('at', '>=', from)
  if (until) query = query.where('at', '<', until)
  if (behind) {
    const beyond = way === 'asc' ? sql`>` : sql`<`
    // Acts are written with whole milliseconds, by the clock of the program.
    query = query.where(
      sql<boolean>`(at, position) ${beyond} (${behind.at.toISOString()}::timestamptz, ${behind.position}::bigint)`,
    )
  }
  const rows = await query.execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    position: row.position,
    operatorId: row.operator_id,
    what: row.what,
    kind: row.about_kind,
    about: row.about,
    values: row.details,
    changes: row.changes,
    why: row.why,
  }))
}

/** Everybody who did something: one look into the index for each of them, however much they did. */
export async function readActors(ctx: Stored): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    with recursive people as (
      (select operator_id as id from operator_acts order by operator_id limit 1)
      union all
      select (select operator_id from operator_acts where operator_id > people.id order by operator_id limit 1)
      from people where people.id is not null
    )
    select id from people where id is not null`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

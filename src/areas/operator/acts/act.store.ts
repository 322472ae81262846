import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { tables } from '../schema.ts'

type Stored = Pick<Ctx, 'db'>

/** What an act is about. */
export interface About {
  readonly kind: 'account' | 'experiment' | 'platform'
  /** An account's id, an experiment's name; empty for the platform. */
  readonly about: string
}

export interface StoredAct extends About {
  readonly id: Id
  readonly at: Date
  readonly operatorId: Id | null
  readonly what: string
  readonly values: Readonly<Record<string, string | number>>
  readonly why: string | null
}

export async function insertAct(ctx: Stored, act: StoredAct): Promise<void> {
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
      why: act.why,
    })
    .execute()
}

/** The latest acts about a thing, newest first. */
export async function readActs(ctx: Stored, { kind, about }: About, limit: number): Promise<StoredAct[]> {
  const rows = await tables(ctx)
    .selectFrom('operator_acts')
    .selectAll()
    .where('about_kind', '=', kind)
    .where('about', '=', about)
    .orderBy('at', 'desc')
    .orderBy('position', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    operatorId: row.operator_id,
    what: row.what,
    kind: row.about_kind,
    about: row.about,
    values: row.details,
    why: row.why,
  }))
}

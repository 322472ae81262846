import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { tables } from '../schema.ts'

type Stored = Pick<Ctx, 'db'>

export interface Entry {
  readonly siteId: Id
  readonly id: Id
  /** Milliseconds since 1970 UTC. */
  readonly at: number
  readonly actorKind: 'account' | 'operator' | 'system'
  readonly actorId: Id | null
  readonly what: string
  readonly values: Readonly<Record<string, string | number>>
  readonly why: string | null
}

export async function insertEntry(ctx: Stored, entry: Entry): Promise<void> {
  await tables(ctx)
    .insertInto('site_timeline')
    .values({
      site_id: entry.siteId,
      id: entry.id,
      at: new Date(entry.at),
      actor_kind: entry.actorKind,
      actor_id: entry.actorId,
      what: entry.what,
      details: json(entry.values),
      why: entry.why,
    })
    .execute()
}

/** Entries of a site, newest first, from before one of them on. */
export async function readEntries(
  ctx: Stored,
  asked: { siteId: Id; before: { at: number; position: number } | null; limit: number },
): Promise<(Entry & { readonly position: number })[]> {
  let query = tables(ctx)
    .selectFrom('site_timeline')
    .selectAll()
    .where('site_id', '=', asked.siteId)
    .orderBy('at', 'desc')
    .orderBy('position', 'desc')
    .limit(asked.limit)
  const { before } = asked
  if (before) {
    query = query.where((where) =>
      where(where.refTuple('at', 'position'), '<', where.tuple(new Date(before.at), before.position)),
    )
  }
  const rows = await query.execute()
  return rows.map((row) => ({
    siteId: row.site_id,
    id: row.id,
    at: row.at.getTime(),
    position: row.position,
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    what: row.what,
    values: row.details,
    why: row.why,
  }))
}

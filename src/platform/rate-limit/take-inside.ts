import { sql } from 'kysely'
import type { Ctx } from '../ctx.ts'
import { limitKey, type Limit } from './rate-limit.ts'

type Counted = Pick<Ctx, 'db' | 'clock'>

/**
 * Counts one use for `key` in the caller's transaction: what is undone was never counted, and of several at once
 * exactly as many get through as there are. For what costs a transaction anyway, a mail that is queued; what is
 * guessed at is counted by `RateLimits`, whether or not it succeeds. The caller refuses, in words of its own.
 *
 * @param limit without pauses: the window must pass
 * @returns the seconds to wait, when no use is left; 0 when one was taken
 */
export async function takeInside(ctx: Counted, limit: Limit, key: string): Promise<number> {
  if (limit.pause) throw new Error(`The pauses of ${limit.name} cannot be kept in a transaction`)
  const now = ctx.clock.now()
  // The table and the form of its keys are those of `RateLimits`.
  const { rows } = await sql<{ points: number; expire: string | number }>`
    insert into portico.rate_limits as uses (key, points, expire)
    values (${`${limit.name}:${limitKey(key)}`}, 1, ${now + limit.window * 1000})
    on conflict (key) do update set
      points = case when uses.expire <= ${now} then 1 else uses.points + 1 end,
      expire = case when uses.expire <= ${now} then excluded.expire else uses.expire end
    returning points, expire`.execute(ctx.db)
  const [used] = rows
  if (!used) throw new Error('A use was counted nowhere')
  return used.points <= limit.points ? 0 : Math.max(1, Math.ceil((Number(used.expire) - now) / 1000))
}

/** Forgets windows that are over; run by a daily job. */
export async function forgetOldUses(ctx: Counted): Promise<void> {
  await sql`delete from portico.rate_limits where expire <= ${ctx.clock.now()}`.execute(ctx.db)
}

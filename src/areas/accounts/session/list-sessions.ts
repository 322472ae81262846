import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { Session } from '../contract.ts'
import { deviceOf } from './device.ts'
import { liveSessions } from './session.store.ts'

/** The sessions of the account that may still be used: this one first, then by last use. */
export async function listSessions(ctx: Ctx): Promise<{ items: Session[] }> {
  const { accountId, sessionId } = accountOf(ctx)
  const rows = await liveSessions(ctx, accountId, ctx.clock.now())
  const items = rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.user_agent),
    ip: row.ip,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isThis: row.id === sessionId,
  }))
  return { items: items.toSorted((a, b) => Number(b.isThis) - Number(a.isThis)) }
}

import type { Ctx } from '#platform/ctx.ts'
import { removeDevices, removeSessions } from './session.store.ts'

/** Ends every session of an account and forgets its browsers: after a reset, a lock, a theft. */
export async function endAllSessions(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  await removeSessions(ctx, accountId, null, ctx.clock.now())
  await removeDevices(ctx, accountId)
}

import type { Ctx } from '#platform/ctx.ts'
import { holdAccount } from '../account/account.store.ts'
import { removeDevices, removeSessions } from './session.store.ts'

/** Ends every session of an account and forgets its browsers: after a reset, a lock, a theft. */
export async function endAllSessions(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  // A session that is being renewed is there under its new id once this returns.
  await holdAccount(ctx, accountId)
  await removeSessions(ctx, accountId, null, ctx.clock.now())
  await removeDevices(ctx, accountId)
}

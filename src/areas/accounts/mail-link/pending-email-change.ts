import type { Ctx } from '#platform/ctx.ts'
import type { Account } from '../contract.ts'
import { emailChangeOf } from './mail-link.store.ts'

/** The change of address that waits for its mailboxes, if there is one. */
export async function pendingEmailChange(
  ctx: Ctx,
  { accountId }: { accountId: string },
): Promise<Account['emailChange']> {
  const change = await emailChangeOf(ctx, accountId, ctx.clock.now())
  if (!change) return null
  return {
    email: change.email,
    expiresAt: change.expires_at.toISOString(),
    isConfirmedHere: change.from_confirmed_at !== null,
    isConfirmedThere: change.to_confirmed_at !== null,
  }
}

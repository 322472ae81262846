import type { Ctx } from '#platform/ctx.ts'
import { markVerified } from '../account/account.store.ts'

/**
 * Confirms the address of the account that is signed in by a mail to it that another area sent: whoever has the
 * secret of its link has read it there, as with {@link verifyEmail}.
 *
 * @param email where the mail went; an account of another address stays as it is
 * @returns whether the address of the account is confirmed
 */
export async function confirmAddress(ctx: Ctx, { email }: { readonly email: string }): Promise<boolean> {
  const { actor } = ctx
  if (actor.kind !== 'account') return false
  return actor.isVerified || markVerified(ctx, actor.accountId, email, new Date(ctx.clock.now()))
}

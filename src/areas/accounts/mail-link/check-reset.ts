import { refuse } from '#kernel/refusal.ts'
import { tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { accountById, type StoredAccount } from '../account/account.store.ts'
import { linkByToken, type StoredLink } from './mail-link.store.ts'

/**
 * The open link to a new password, and whose it is.
 *
 * @throws Refusal 410 when it was used, is over an hour old, or the address has changed since
 */
export async function openReset(
  ctx: Ctx,
  { token }: { token: string },
): Promise<{ link: StoredLink; account: StoredAccount & { email: string } }> {
  const link = await linkByToken(ctx, tokenHash(token), ['reset'], ctx.clock.now())
  const account = link && (await accountById(ctx, link.account_id))
  const email = account?.email
  if (!link || link.used_at || !account || !email || email.toLowerCase() !== link.email.toLowerCase()) {
    throw refuse('gone', 'accounts.link_spent')
  }
  return { link, account: { ...account, email } }
}

/** Says whether a link to a new password still works; its holder has read the mail, so the address is no news. */
export async function checkReset(ctx: Ctx, input: { token: string }): Promise<{ email: string }> {
  const { account } = await openReset(ctx, input)
  return { email: account.email }
}

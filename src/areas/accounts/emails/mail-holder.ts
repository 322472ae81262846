import type { Ctx } from '#platform/ctx.ts'
import type { MailType } from '#platform/mail/mail-type.ts'
import { accountByEmail } from '../account/account.store.ts'
import { issueLink } from '../mail-link/issue-link.ts'
import type { ToHolder } from './address-known.ts'
import { mailAccount } from './mail-account.ts'

/**
 * Mails the account of an address, with a way to a new password; nothing where it has none.
 *
 * @returns whether it has one, so that nobody needs to ask twice: that would take longer where it has
 */
export async function mailHolder(
  ctx: Ctx,
  mail: MailType<ToHolder>,
  { email }: { readonly email: string },
): Promise<boolean> {
  const account = await accountByEmail(ctx, email)
  if (!account?.email) return false
  const reset = await issueLink(ctx, { accountId: account.id, kind: 'reset', email: account.email })
  await mailAccount(ctx, mail, account, { reset, signIn: `${ctx.tools.config.appOrigin}/sign-in` })
  return true
}

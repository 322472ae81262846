import type { Ctx } from '#platform/ctx.ts'
import type { MailType } from '#platform/mail/mail-type.ts'
import { accountByEmail } from '../account/account.store.ts'
import { issueLink } from '../mail-link/issue-link.ts'
import type { ToHolder } from './address-known.ts'
import { mailAccount } from './mail-account.ts'

/** Mails the account of an address, with a way to a new password; nothing where it has none. */
export async function mailHolder(
  ctx: Ctx,
  mail: MailType<ToHolder>,
  { email }: { readonly email: string },
): Promise<void> {
  const account = await accountByEmail(ctx, email)
  if (!account?.email) return
  const reset = await issueLink(ctx, { accountId: account.id, kind: 'reset', email: account.email })
  await mailAccount(ctx, mail, account, { reset, signIn: `${ctx.tools.config.appOrigin}/sign-in` })
}

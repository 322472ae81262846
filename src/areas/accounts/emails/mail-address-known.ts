import type { Ctx } from '#platform/ctx.ts'
import { accountByEmail } from '../account/account.store.ts'
import { issueLink } from '../mail-link/issue-link.ts'
import { addressKnownMail } from './address-known.ts'
import { mailAccount } from './mail-account.ts'

/** Tells the holder of an address that it has an account already, with a way to a new password. */
export async function mailAddressKnown(ctx: Ctx, { email }: { email: string }): Promise<void> {
  const account = await accountByEmail(ctx, email)
  if (!account?.email) return
  const reset = await issueLink(ctx, { accountId: account.id, kind: 'reset', email: account.email })
  await mailAccount(ctx, addressKnownMail, account, {
    reset,
    signIn: `${ctx.tools.config.appOrigin}/sign-in`,
  })
}

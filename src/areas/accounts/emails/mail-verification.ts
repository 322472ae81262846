import type { Ctx } from '#platform/ctx.ts'
import { accountById } from '../account/account.store.ts'
import { issueLink } from '../mail-link/issue-link.ts'
import { mailAccount } from './mail-account.ts'
import { verificationMail } from './verification.ts'

/** Mails the link that confirms the address of an account. */
export async function mailVerification(
  ctx: Ctx,
  { accountId, browserHash }: { readonly accountId: string; readonly browserHash: string | null },
): Promise<void> {
  const account = await accountById(ctx, accountId)
  if (!account?.email) return
  const link = await issueLink(ctx, { accountId, kind: 'verify', email: account.email, browserHash })
  await mailAccount(ctx, verificationMail, account, { link })
}

import type { Ctx } from '#platform/ctx.ts'
import type { StoredAccount } from '../account/account.store.ts'
import { issueLink } from '../mail-link/issue-link.ts'
import { emailChangeFromMail, emailChangeToMail } from './email-change.ts'
import { mailAccount } from './mail-account.ts'

export interface EmailChangeInput {
  readonly account: StoredAccount
  /** Which mailbox is asked: the one until now, or the new one. */
  readonly side: 'change_from' | 'change_to'
  /** The new address. */
  readonly email: string
}

/** Asks one of the two mailboxes of a change of address. */
export async function mailEmailChange(ctx: Ctx, { account, side, email }: EmailChangeInput): Promise<void> {
  const to = side === 'change_from' ? account.email : email
  if (to === null) return
  const link = await issueLink(ctx, { accountId: account.id, kind: side, email: to })
  const mail = side === 'change_from' ? emailChangeFromMail : emailChangeToMail
  await mailAccount(ctx, mail, { ...account, email: to }, { link, email })
}

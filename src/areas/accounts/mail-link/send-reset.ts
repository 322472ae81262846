import { z } from 'zod'
import { HOUR } from '#kernel/clock.ts'
import type { Ctx } from '#platform/ctx.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { accountByEmail } from '../account/account.store.ts'
import { mailAccount } from '../emails/mail-account.ts'
import { resetMail } from '../emails/reset.ts'
import { issueLink } from './issue-link.ts'
import { linkLife } from './link.ts'

/** Mails the link to a new password to an address that has an account; to another one nothing is sent. */
export async function sendReset(ctx: Ctx, { email }: { email: string }): Promise<void> {
  const account = await accountByEmail(ctx, email)
  if (!account?.email || account.locked_at) return
  const link = await issueLink(ctx, { accountId: account.id, kind: 'reset', email: account.email })
  await mailAccount(ctx, resetMail, account, { link, hours: linkLife.reset / HOUR })
}

/** {@link sendReset} after the answer, so that the answer tells nothing. */
export const sendResetJob = defineJob({
  name: 'accounts.send-reset',
  input: z.object({ email: z.string() }),
  retries: 5,
  backoff: { first: 5, longest: 300 },
  timeout: 30,
  priority: 10,
  run: (job, input) =>
    job.transaction(async (ctx) => {
      await sendReset(ctx, input)
      await job.finish(ctx.db)
    }),
})

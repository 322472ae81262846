import { refuse } from '#kernel/refusal.ts'
import { accountOf } from '#platform/ctx.ts'
import type { Repeatable } from '#platform/http/route.ts'
import { accountById } from '../account/account.store.ts'
import { mailVerification } from '../emails/mail-verification.ts'
import { takeMail } from '../sign-in/guessing.ts'

/**
 * Sends the mail that confirms the address once more; the link before it stops working.
 *
 * @throws Refusal 409 when it is confirmed, 429 after five mails, or fifty from the network, in 15 minutes
 */
export async function resendVerification(outside: Repeatable): Promise<Record<string, never>> {
  const { accountId } = accountOf(outside)
  return outside.once(
    async () => {
      const account = await outside.transaction((ctx) => accountById(ctx, accountId))
      if (!account?.email || account.verified_at) throw refuse('conflict', 'accounts.email_confirmed')
      await takeMail(outside.tools.limits, { ip: outside.request.ip, email: account.email })
    },
    async (ctx) => {
      await mailVerification(ctx, { accountId, browserHash: null })
      return {}
    },
  )
}

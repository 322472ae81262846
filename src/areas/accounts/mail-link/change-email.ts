import type { InputOf } from '#kernel/endpoint.ts'
import { Refusal, refuse } from '#kernel/refusal.ts'
import { accountOf } from '#platform/ctx.ts'
import type { Repeatable } from '#platform/http/route.ts'
import { takeInside } from '#platform/rate-limit/take-inside.ts'
import type { changeEmail as declared } from '../contract.ts'
import { addressKnownMail } from '../emails/address-known.ts'
import { mailHolder } from '../emails/mail-holder.ts'
import { mailEmailChange } from '../emails/mail-email-change.ts'
import { holdSession } from '../session/hold-session.ts'
import { addressChanges, giveBackMail, takeMail } from '../sign-in/guessing.ts'
import { linkLife } from './link.ts'
import { dropLinks, putEmailChange } from './mail-link.store.ts'

/**
 * Begins a change of address: a mail goes to the one until now and one to the new one, and both have to
 * agree within a day. An address that was never confirmed is not asked (it may be a typing error). Where
 * the new address has an account, its holder is told, and the answer here is the same.
 *
 * @throws Refusal 401 when the session was ended meanwhile, 422 when it is the same address, 429 after five mails to it
 *   or fifty from the network in 15 minutes, or five changes of the account in a day
 */
export async function changeEmail(
  outside: Repeatable,
  { email }: InputOf<typeof declared>,
): Promise<Record<string, never>> {
  const { accountId } = accountOf(outside)
  const { limits } = outside.tools
  const mail = { ip: outside.request.ip, email }
  let isTaken = false
  return outside
    .once(
      async () => {
        await takeMail(limits, mail)
        isTaken = true
      },
      async (ctx) => {
        const account = await holdSession(ctx)
        if (!account.email) throw new Error('A session outlived its account')
        if (account.email.toLowerCase() === email)
          throw refuse('invalid', 'accounts.email_same', { field: 'email' })
        const retryAfter = await takeInside(ctx, addressChanges, accountId)
        if (retryAfter > 0) {
          const values = { most: addressChanges.points }
          throw refuse('too_many', 'accounts.address_changes_a_day', { field: 'email', retryAfter, values })
        }
        const now = ctx.clock.now()
        await dropLinks(ctx, accountId, ['change_from', 'change_to'])
        await putEmailChange(ctx, {
          account_id: accountId,
          email,
          created_at: new Date(now),
          expires_at: new Date(now + linkLife.change_to),
          from_confirmed_at: account.verified_at ? null : new Date(now),
          to_confirmed_at: null,
        })
        if (account.verified_at) await mailEmailChange(ctx, { account, side: 'change_from', email })
        const isKnown = await mailHolder(ctx, addressKnownMail, { email })
        if (!isKnown) await mailEmailChange(ctx, { account, side: 'change_to', email })
        return {}
      },
    )
    .catch(async (error: unknown) => {
      if (isTaken && error instanceof Refusal) await giveBackMail(limits, mail)
      throw error
    })
}

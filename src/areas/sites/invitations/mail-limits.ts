import type { RefusalCode } from '#kernel/messages/message.ts'
import { DAY } from '#kernel/clock.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx, siteOf } from '#platform/ctx.ts'
import { defineLimit, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { takeInside } from '#platform/rate-limit/take-inside.ts'

const window = DAY / 1000

// Invitations reach people who are not ours, with words of whoever sends them: without these limits they would
// be a way to write to strangers. Each counts mails: new ones, those sent again, and offers of a site.
const ofSite = defineLimit({ name: 'sites.invitations-of-site', points: 100, window })
const ofPerson = defineLimit({ name: 'sites.invitations-of-person', points: 200, window })
const toAddress = defineLimit({ name: 'sites.invitations-to-address', points: 10, window })

/**
 * Counts a mail with an invitation or an offer, in the transaction that queues it.
 *
 * @param options.field of the form, where the address was entered in it
 * @throws Refusal 429, when the site, the person or the address has had its mails of 24 hours
 */
export async function takeInvitationMail(
  ctx: Ctx,
  email: string,
  options: { readonly field?: string } = {},
): Promise<void> {
  const take = async (limit: Limit, key: string, code: RefusalCode, detail: { field?: string } = {}) => {
    const retryAfter = await takeInside(ctx, limit, key)
    if (retryAfter > 0) {
      throw refuse('too_many', code, { ...detail, retryAfter, values: { most: limit.points } })
    }
  }
  await take(ofSite, siteOf(ctx), 'sites.invitations_a_day')
  await take(ofPerson, accountOf(ctx).accountId, 'sites.invitations_a_day_yours')
  await take(toAddress, email, 'sites.invitations_to_address', options)
}

import { siteFacts } from '#areas/sites/index.ts'
import { DAY } from '#kernel/clock.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { defineLimit } from '#platform/rate-limit/rate-limit.ts'
import { takeInside } from '#platform/rate-limit/take-inside.ts'
import { confirmRecipientMail } from '../emails/confirm-recipient-mail.ts'

const window = DAY / 1000

// A link goes to a typed address: without limits it could be used to mail strangers.
const ofSite = defineLimit({ name: 'forms.recipients-of-site', points: 50, window })
const toAddress = defineLimit({ name: 'forms.recipients-to-address', points: 5, window })

/**
 * Mails an address the link by which it agrees to be notified.
 *
 * @throws Refusal `forms.recipient_asked` (429)
 */
export async function askRecipient(
  ctx: Ctx,
  { email, form, token }: { readonly email: string; readonly form: string; readonly token: string },
): Promise<void> {
  for (const [limit, key] of [
    [ofSite, siteOf(ctx)],
    [toAddress, email],
  ] as const) {
    const retryAfter = await takeInside(ctx, limit, key)
    if (retryAfter > 0) throw refuse('too_many', 'forms.recipient_asked', { field: 'email', retryAfter })
  }
  const { title } = await siteFacts(ctx)
  const link = new URL(`/form-recipients/${token}`, ctx.tools.config.appOrigin).href
  await sendMail(ctx, confirmRecipientMail, {
    to: { address: email },
    locale: ctx.locale,
    input: { site: title, form, link },
  })
}

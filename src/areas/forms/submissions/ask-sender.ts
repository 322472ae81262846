import { suppressedAmong } from '#areas/contacts/index.ts'
import { addressOf, siteFacts } from '#areas/sites/index.ts'
import { DAY, HOUR } from '#kernel/clock.ts'
import type { Ctx } from '#platform/ctx.ts'
import { sendToVisitor } from '#platform/mail/send-mail.ts'
import { defineLimit } from '#platform/rate-limit/rate-limit.ts'
import { takeInside } from '#platform/rate-limit/take-inside.ts'
import { confirmAnswerMail } from '../emails/confirm-answer-mail.ts'
import { below } from './ending.ts'
import { handleOf } from './signed.ts'
import type { StoredSubmission } from './submission.store.ts'

// Anybody may type anybody's address. A mail that is lost can be asked for by sending again.
const ofForm = defineLimit({ name: 'forms.confirmations-of-form', points: 3, window: HOUR / 1000 })
const toAddress = defineLimit({ name: 'forms.confirmations-to-address', points: 5, window: DAY / 1000 })

/** Mails the sender of a message that waits the link by which it counts. */
export async function askSender(
  ctx: Ctx,
  message: Pick<StoredSubmission, 'id' | 'formId' | 'email' | 'page'>,
): Promise<void> {
  const { email } = message
  if (email === null || (await suppressedAmong(ctx, [email])).size > 0) return
  if ((await takeInside(ctx, ofForm, `${message.formId} ${email}`)) > 0) return
  if ((await takeInside(ctx, toAddress, email)) > 0) return
  const site = await siteFacts(ctx)
  const { appOrigin, sitesDomain } = ctx.tools.config
  const origin = `${new URL(appOrigin).protocol}//${addressOf(site.slug, sitesDomain)}`
  await sendToVisitor(ctx, confirmAnswerMail, {
    to: { address: email },
    input: {
      site: site.title,
      link: `${origin}${below(message.page)}/confirm/${handleOf(ctx, 'confirm', message.id)}`,
    },
  })
}

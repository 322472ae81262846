import { suppressedAmong } from '#areas/contacts/index.ts'
import type { Site } from '#areas/sites/index.ts'
import { DAY, HOUR } from '#kernel/clock.ts'
import type { Ctx } from '#platform/ctx.ts'
import { sendToVisitor } from '#platform/mail/send-mail.ts'
import { defineLimit } from '#platform/rate-limit/rate-limit.ts'
import { takeInside } from '#platform/rate-limit/take-inside.ts'
import { senderMail } from '../emails/sender-mail.ts'
import type { Followed } from './followed.ts'

// Anybody may type anybody's address: whatever they send, an address gets so many mails, over all sites.
const ofForm = defineLimit({ name: 'forms.answers-of-form', points: 1, window: HOUR / 1000 })
const toAddress = defineLimit({ name: 'forms.answers-to-address', points: 5, window: DAY / 1000 })

/**
 * Mails the sender that their message arrived, where the form says so: the owner's words and the reference, and not one
 * text of the sender, so that a form cannot be used to mail strangers.
 */
export async function answerSender(
  ctx: Ctx,
  site: Pick<Site, 'title'>,
  { message, form, said }: Pick<Followed, 'message' | 'form' | 'said'>,
): Promise<void> {
  const { isAnswered, answerSubject, answerWords } = form.settings
  const { email } = said
  if (!isAnswered || email === null || (await suppressedAmong(ctx, [email])).size > 0) return
  if ((await takeInside(ctx, ofForm, `${message.formId} ${email}`)) > 0) return
  if ((await takeInside(ctx, toAddress, email)) > 0) return
  await sendToVisitor(ctx, senderMail, {
    to: { address: email },
    input: {
      site: site.title,
      subject: answerSubject,
      words: answerWords,
      reference: message.reference,
    },
  })
}

import { findAccountsByIds } from '#areas/accounts/index.ts'
import { siteFacts } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { sendToVisitor } from '#platform/mail/send-mail.ts'
import { replyMail } from '../emails/reply-mail.ts'
import { isAside, type replyToSubmission as endpoint } from './inbox.contract.ts'
import { insertReply } from './note.store.ts'
import { moveOf } from './submission.ts'
import { type HeldSubmission, holdSubmissions, updateSubmissions } from './submission.store.ts'

/** A message that came on trial is answered to one's own address alone, so that a trial mails no strangers. */
async function refuseTrialMail(ctx: Ctx, { isTest, email }: HeldSubmission): Promise<void> {
  if (!isTest) return
  const [account] = await findAccountsByIds(ctx, [accountOf(ctx).accountId])
  if (account?.email?.toLowerCase() !== email) throw refuse('forbidden', 'forms.reply_to_test')
}

/**
 * Answers a message by mail, from the site's sender, with answers going where the site is reached. The message is
 * answered then, unless it is done.
 *
 * @throws Refusal 404; `forms.no_address`, `forms.reply_to_spam` (409); `forms.reply_to_test` (403)
 */
export async function replyToSubmission(
  ctx: Ctx,
  { submissionId, subject, text }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const [held] = await holdSubmissions(ctx, [submissionId])
  if (!held) throw refuse('not_found', 'not_found')
  const { email, reference, state } = held
  if (email === null) throw refuse('conflict', 'forms.no_address')
  if (isAside(state)) throw refuse('conflict', 'forms.reply_to_spam')
  await refuseTrialMail(ctx, held)
  const { title } = await siteFacts(ctx)
  const mailId = await sendToVisitor(ctx, replyMail, {
    to: { address: email },
    input: { subject, text, site: title, reference },
  })
  const id = newId(ctx.clock.now())
  // Without a mail server a mail is kept where developers read it, and nothing more becomes of it.
  const mailState = ctx.tools.config.smtpUrl === null ? 'sent' : 'waiting'
  await insertReply(ctx, { id, submissionId, subject, text, mailId, state: mailState })
  if (state !== 'done' && state !== 'answered')
    await updateSubmissions(ctx, [submissionId], { move: moveOf(held, 'answered') })
  return { id }
}

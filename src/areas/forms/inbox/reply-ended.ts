import type { MailEnding } from '#platform/mail/mail-ends.ts'
import { replyMail } from '../emails/reply-mail.ts'
import { settleReply } from './note.store.ts'
import { updateSubmissions } from './submission.store.ts'

/** Notes beside a message how the mail that answers it ended. */
export const replyEnded: MailEnding = {
  kind: replyMail.name,
  async ended(ctx, { id, end }) {
    const submissionId = await settleReply(ctx, id, end === 'sent' ? 'sent' : 'failed')
    if (submissionId !== undefined && end !== 'sent')
      await updateSubmissions(ctx, [submissionId], { isMailFailed: true })
  },
}

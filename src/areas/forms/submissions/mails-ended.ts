import type { MailEnding } from '#platform/mail/mail-ends.ts'
import { digestMail, messageMail } from '../emails/message-mail.ts'
import { markMailFailed } from './mail-note.store.ts'

/** Shows beside a message that a mail about it could not be delivered. */
export const mailsEnded: readonly MailEnding[] = [messageMail.name, digestMail.name].map((kind) => ({
  kind,
  async ended(ctx, { id, end }) {
    if (end === 'failed') await markMailFailed(ctx, id)
  },
}))

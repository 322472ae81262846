import type { MailSummary } from '#platform/mail/mail.store.ts'
import type { MailEntry } from '../contract.ts'

/** A mail as the log shows it. */
export function mailOut(mail: MailSummary): MailEntry {
  return {
    id: mail.id,
    siteId: mail.siteId,
    kind: mail.kind,
    state: mail.state,
    to: mail.to,
    subject: mail.subject,
    attempts: mail.attempts,
    answer: mail.answer,
    createdAt: mail.createdAt.toISOString(),
    settledAt: mail.settledAt?.toISOString() ?? null,
  }
}

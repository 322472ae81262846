import { defineMail } from '#platform/mail/mail-type.ts'
import { button, paragraph, small } from '#platform/mail/parts.ts'
import type { Greeted } from './mail-account.ts'

interface Reset extends Greeted {
  readonly link: string
  /** For how long the link works. */
  readonly hours: number
}

/** Leads to a new password. */
export const resetMail = defineMail<Reset>({
  name: 'accounts.reset-password',
  urgency: 'waited-for',
  sample: { name: 'Ada Lovelace', link: 'https://app.example.com/reset-password#sample', hours: 1 },
  render: ({ name, link, hours }, t) => ({
    subject: t('accounts.mail_reset.subject'),
    preview: t('accounts.mail_reset.text'),
    parts: [
      paragraph(t('accounts.mail_greeting', { name })),
      paragraph(t('accounts.mail_reset.text')),
      button(t('accounts.mail_reset.action'), link),
      small(t('accounts.mail_reset.foot', { hours })),
    ],
  }),
})

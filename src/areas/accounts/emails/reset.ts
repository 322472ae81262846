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
  audience: 'owner',
  urgency: 'waited-for',
  sample: { name: 'Ada Lovelace', link: 'https://app.example.com/reset-password#sample', hours: 1 },
  render: ({ name, link, hours }, t) => ({
    subject: t('account_mail.reset.subject'),
    preview: t('account_mail.reset.text'),
    parts: [
      paragraph(t('account_mail.greeting', { name })),
      paragraph(t('account_mail.reset.text')),
      button(t('account_mail.reset.action'), link),
      small(t('account_mail.reset.foot', { hours })),
    ],
  }),
})

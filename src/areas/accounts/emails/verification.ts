import { defineMail } from '#platform/mail/mail-type.ts'
import { button, paragraph, small } from '#platform/mail/parts.ts'
import type { Greeted } from './mail-account.ts'

interface Verification extends Greeted {
  readonly link: string
}

/** Asks whether an address is its holder's. */
export const verificationMail = defineMail<Verification>({
  name: 'accounts.verify-email',
  urgency: 'waited-for',
  sample: { name: 'Ada Lovelace', link: 'https://app.example.com/verify-email#sample' },
  render: ({ name, link }, t) => ({
    subject: t('accounts.mail_verify.subject'),
    preview: t('accounts.mail_verify.text'),
    parts: [
      paragraph(t('accounts.mail_greeting', { name })),
      paragraph(t('accounts.mail_verify.text')),
      button(t('accounts.mail_verify.action'), link),
      small(t('accounts.mail_verify.foot')),
    ],
  }),
})

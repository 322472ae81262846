import { defineMail } from '#platform/mail/mail-type.ts'
import { button, paragraph, small } from '#platform/mail/parts.ts'
import type { Greeted } from './mail-account.ts'

interface Verification extends Greeted {
  readonly link: string
}

/** Asks whether an address is its holder's. */
export const verificationMail = defineMail<Verification>({
  name: 'accounts.verify-email',
  audience: 'owner',
  urgency: 'waited-for',
  sample: { name: 'Ada Lovelace', link: 'https://app.example.com/verify-email#sample' },
  render: ({ name, link }, t) => ({
    subject: t('account_mail.verify.subject'),
    preview: t('account_mail.verify.text'),
    parts: [
      paragraph(t('account_mail.greeting', { name })),
      paragraph(t('account_mail.verify.text')),
      button(t('account_mail.verify.action'), link),
      small(t('account_mail.verify.foot')),
    ],
  }),
})

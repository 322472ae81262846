import { defineMail } from '#platform/mail/mail-type.ts'
import { button, paragraph, small } from '#platform/mail/parts.ts'
import type { Greeted } from './mail-account.ts'

interface EmailChange extends Greeted {
  readonly link: string
  /** The new address. */
  readonly email: string
}

const sample: EmailChange = {
  name: 'Ada Lovelace',
  link: 'https://app.example.com/confirm-email#sample',
  email: 'ada@newhouse.example',
}

/** Asks the mailbox until now whether the account may move. */
export const emailChangeFromMail = defineMail<EmailChange>({
  name: 'accounts.change-email-from',
  urgency: 'waited-for',
  sample,
  render: ({ name, link, email }, t) => ({
    subject: t('accounts.mail_change_from.subject'),
    preview: t('accounts.mail_change_from.text', { email }),
    parts: [
      paragraph(t('accounts.mail_greeting', { name })),
      paragraph(t('accounts.mail_change_from.text', { email })),
      button(t('accounts.mail_change.action'), link),
      small(t('accounts.mail_change_from.foot')),
    ],
  }),
})

/** Asks the new mailbox whether an account may move to it. */
export const emailChangeToMail = defineMail<EmailChange>({
  name: 'accounts.change-email-to',
  urgency: 'waited-for',
  sample,
  render: ({ name, link }, t) => ({
    subject: t('accounts.mail_change_to.subject'),
    preview: t('accounts.mail_change_to.text'),
    parts: [
      paragraph(t('accounts.mail_greeting', { name })),
      paragraph(t('accounts.mail_change_to.text')),
      button(t('accounts.mail_change.action'), link),
      small(t('accounts.mail_change_to.foot')),
    ],
  }),
})

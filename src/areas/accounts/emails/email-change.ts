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
  audience: 'owner',
  urgency: 'waited-for',
  sample,
  render: ({ name, link, email }, t) => ({
    subject: t('account_mail.change_from.subject'),
    preview: t('account_mail.change_from.text', { email }),
    parts: [
      paragraph(t('account_mail.greeting', { name })),
      paragraph(t('account_mail.change_from.text', { email })),
      button(t('account_mail.change.action'), link),
      small(t('account_mail.change_from.foot')),
    ],
  }),
})

/** Asks the new mailbox whether an account may move to it. */
export const emailChangeToMail = defineMail<EmailChange>({
  name: 'accounts.change-email-to',
  audience: 'owner',
  urgency: 'waited-for',
  sample,
  render: ({ name, link }, t) => ({
    subject: t('account_mail.change_to.subject'),
    preview: t('account_mail.change_to.text'),
    parts: [
      paragraph(t('account_mail.greeting', { name })),
      paragraph(t('account_mail.change_to.text')),
      button(t('account_mail.change.action'), link),
      small(t('account_mail.change_to.foot')),
    ],
  }),
})

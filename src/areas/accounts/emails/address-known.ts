import { defineMail } from '#platform/mail/mail-type.ts'
import { button, type Inline, link, paragraph, small } from '#platform/mail/parts.ts'
import type { Greeted } from './mail-account.ts'

interface AddressKnown extends Greeted {
  readonly signIn: string
  readonly reset: string
}

/** A message with `{link}` in it, of which that part is a link. */
export function linked(words: (values: { link: string }) => string, text: string, href: string): Inline[] {
  const [before = '', after = ''] = words({ link: '\u0001' }).split('\u0001')
  return [before, link(text, href), after]
}

/** Tells the holder of an address that it has an account, when somebody entered it for a new one. */
export const addressKnownMail = defineMail<AddressKnown>({
  name: 'accounts.address-known',
  urgency: 'waited-for',
  sample: {
    name: 'Ada Lovelace',
    signIn: 'https://app.example.com/sign-in',
    reset: 'https://app.example.com/reset-password#sample',
  },
  render: ({ name, signIn, reset }, t) => ({
    subject: t('accounts.mail_known.subject'),
    preview: t('accounts.mail_known.text'),
    parts: [
      paragraph(t('accounts.mail_greeting', { name })),
      paragraph(t('accounts.mail_known.text')),
      button(t('accounts.mail_known.action'), signIn),
      small(
        ...linked((values) => t('accounts.mail_known.foot', values), t('accounts.mail_reset.action'), reset),
      ),
    ],
  }),
})

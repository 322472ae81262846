import { defineMail, type MailType } from '#platform/mail/mail-type.ts'
import { button, type Inline, link, paragraph, small } from '#platform/mail/parts.ts'
import type { Greeted } from './mail-account.ts'

/** What they know beside the name. */
export interface ToHolder extends Greeted {
  readonly signIn: string
  readonly reset: string
}

/** A message with `{link}` in it, of which that part is a link. */
export function linked(words: (values: { link: string }) => string, text: string, href: string): Inline[] {
  const [before = '', after = ''] = words({ link: '\u0001' }).split('\u0001')
  return [before, link(text, href), after]
}

/** A mail to whoever holds an address: what became of it, and a way to a password of their own. */
function holderMail(name: string, words: 'account_mail.known' | 'account_mail.opened'): MailType<ToHolder> {
  return defineMail<ToHolder>({
    name,
    audience: 'owner',
    urgency: 'waited-for',
    sample: {
      name: 'Ada Lovelace',
      signIn: 'https://app.example.com/sign-in',
      reset: 'https://app.example.com/reset-password#sample',
    },
    render: ({ name: called, signIn, reset }, t) => ({
      subject: t(`${words}.subject`),
      preview: t(`${words}.text`),
      parts: [
        paragraph(t('account_mail.greeting', { name: called })),
        paragraph(t(`${words}.text`)),
        button(t('account_mail.known.action'), signIn),
        small(...linked((values) => t(`${words}.foot`, values), t('account_mail.reset.action'), reset)),
      ],
    }),
  })
}

/** Tells the holder of an address that it has an account, when somebody entered it for a new one. */
export const addressKnownMail = holderMail('accounts.address-known', 'account_mail.known')

/** Tells the holder of an address that an account was opened on it by an invitation, which may have been passed on. */
export const openedMail = holderMail('accounts.opened', 'account_mail.opened')

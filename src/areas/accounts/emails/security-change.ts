import { defineMail } from '#platform/mail/mail-type.ts'
import { button, paragraph, small } from '#platform/mail/parts.ts'
import { linked } from './address-known.ts'
import type { Greeted } from './mail-account.ts'

export type SecurityChange =
  | 'password'
  | 'email'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'deleted'

interface SecurityChanged extends Greeted {
  readonly change: SecurityChange
  /** ISO 8601. */
  readonly at: string
  readonly timeZone: string
  readonly account: string
  readonly reset: string
}

/** Tells of a change to what proves an identity (ASVS 6.3.7). */
export const securityChangeMail = defineMail<SecurityChanged>({
  name: 'accounts.security-changed',
  audience: 'owner',
  urgency: 'telling',
  sample: {
    name: 'Ada Lovelace',
    change: 'password',
    at: '2026-11-20T10:00:00Z',
    timeZone: 'Europe/London',
    account: 'https://app.example.com/account/security',
    reset: 'https://app.example.com/forgot-password',
  },
  render: ({ name, change, at, timeZone, account, reset }, t, formats) => {
    const moment = formats.dateTime(Date.parse(at), { style: 'long', timeZone })
    const text = t('account_mail.security.text', { change, at: moment })
    const isGone = change === 'deleted'
    return {
      subject: t('account_mail.security.subject', { change }),
      preview: text,
      parts: [
        paragraph(t('account_mail.greeting', { name })),
        paragraph(text),
        ...(isGone
          ? []
          : [
              button(t('account_mail.security.action'), account),
              small(
                ...linked(
                  (values) => t('account_mail.security.foot', values),
                  t('account_mail.reset.action'),
                  reset,
                ),
              ),
            ]),
      ],
    }
  },
})

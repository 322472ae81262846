import { defineMail } from '#platform/mail/mail-type.ts'
import { button, paragraph, small } from '#platform/mail/parts.ts'
import type { Greeted } from './mail-account.ts'

interface NewDevice extends Greeted {
  /** ISO 8601. */
  readonly at: string
  readonly timeZone: string
  readonly browser: string
  readonly system: string
  readonly ip: string
  readonly link: string
}

/** Tells of a sign-in from a browser that the account has not seen before. */
export const newDeviceMail = defineMail<NewDevice>({
  name: 'accounts.new-device',
  audience: 'owner',
  urgency: 'telling',
  sample: {
    name: 'Ada Lovelace',
    at: '2026-11-20T10:00:00Z',
    timeZone: 'Europe/London',
    browser: 'Firefox',
    system: 'Windows',
    ip: '192.0.2.7',
    link: 'https://app.example.com/account/sessions',
  },
  render: ({ name, at, timeZone, browser, system, ip, link }, t, formats) => {
    const device =
      browser !== '' && system !== ''
        ? t('accounts.device.both', { browser, system })
        : browser || system || t('accounts.device.unknown')
    const moment = formats.dateTime(Date.parse(at), { style: 'long', timeZone })
    const text = t('account_mail.device.text', { device, ip, at: moment })
    return {
      subject: t('account_mail.device.subject'),
      preview: text,
      parts: [
        paragraph(t('account_mail.greeting', { name })),
        paragraph(text),
        button(t('account_mail.device.action'), link),
        small(t('account_mail.device.foot')),
      ],
    }
  },
})

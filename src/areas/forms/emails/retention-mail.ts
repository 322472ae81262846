import { defineMail } from '#platform/mail/mail-type.ts'
import { button, heading, paragraph, small } from '#platform/mail/parts.ts'

/** Tells the owner a week before that messages of a form are deleted for their age. */
export const retentionMail = defineMail<{
  readonly site: string
  readonly form: string
  /** Days that messages are kept. */
  readonly days: number
  /** When the first are deleted (ISO 8601). */
  readonly from: string
  /** IANA name of the reader's zone. */
  readonly timeZone: string
  readonly link: string
}>({
  name: 'forms.retention',
  urgency: 'telling',
  audience: 'owner',
  sample: {
    site: 'Kestrel Books',
    form: 'Contact',
    days: 365,
    from: '2026-12-04T10:00:00.000Z',
    timeZone: 'Europe/Zurich',
    link: 'https://app.example.com/sites/019aa000-0000-7000-8000-00000000abcd/forms/019aa000-0000-7000-8000-00000000abce',
  },
  render: ({ site, form, days, from, timeZone, link }, words, formats) => {
    const date = formats.date(Date.parse(from), { style: 'long', timeZone })
    return {
      subject: words('form_mail.retention.subject', { form, date }),
      preview: words('form_mail.retention.preview', { site, days }),
      parts: [
        heading(words('form_mail.retention.heading', { form })),
        paragraph(words('form_mail.retention.text', { site, form, days, date })),
        button(words('form_mail.retention.button'), link),
        small(words('form_mail.retention.small')),
      ],
    }
  },
})

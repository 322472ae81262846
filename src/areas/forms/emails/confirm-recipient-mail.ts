import { defineMail } from '#platform/mail/mail-type.ts'
import { button, heading, paragraph, small } from '#platform/mail/parts.ts'

/** Asks a recipient whether a form may send messages to their address. */
export const confirmRecipientMail = defineMail<{
  readonly site: string
  readonly form: string
  readonly link: string
}>({
  name: 'forms.confirm-recipient',
  urgency: 'waited-for',
  audience: 'owner',
  sample: {
    site: 'Kestrel Books',
    form: 'Contact',
    link: 'https://app.example.com/form-recipients/sample',
  },
  render: ({ site, form, link }, words) => ({
    subject: words('form_mail.recipient.subject', { site }),
    preview: words('form_mail.recipient.preview', { site }),
    parts: [
      heading(words('form_mail.recipient.heading', { form })),
      paragraph(words('form_mail.recipient.text', { site, form })),
      button(words('form_mail.recipient.button'), link),
      small(words('form_mail.recipient.small')),
    ],
  }),
})

import { defineVisitorMail } from '#platform/mail/mail-type.ts'
import { button, heading, paragraph, small } from '#platform/mail/parts.ts'

/** Asks a person to confirm joining a list. It contains no text of the person or of the sender of the form. */
export const confirmMail = defineVisitorMail<{
  readonly site: string
  /** The list, as its people read it. */
  readonly list: string
  readonly link: string
}>({
  name: 'contacts.confirm',
  urgency: 'waited-for',
  audience: 'visitor',
  sample: {
    site: 'Kestrel Books',
    list: 'New arrivals',
    link: 'https://kestrel-books.example.site/mailing-list?act=confirm&token=sample',
  },
  render: ({ site, list, link }, words) => ({
    subject: words('contact_mail.confirm.subject', { list }),
    preview: words('contact_mail.confirm.preview', { site }),
    parts: [
      heading(words('contact_mail.confirm.heading', { list })),
      paragraph(words('contact_mail.confirm.text', { site, list })),
      button(words('contact_mail.confirm.button'), link),
      small(words('contact_mail.confirm.small')),
    ],
  }),
})

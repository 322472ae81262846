import { defineVisitorMail } from '#platform/mail/mail-type.ts'
import { button, heading, paragraph, small } from '#platform/mail/parts.ts'

/** Asks who sent a form that takes one answer a person to confirm it. It has no word that its sender wrote. */
export const confirmAnswerMail = defineVisitorMail<{ readonly site: string; readonly link: string }>({
  name: 'forms.confirm-answer',
  urgency: 'waited-for',
  audience: 'visitor',
  sample: {
    site: 'Kestrel Books',
    link: 'https://kestrel-books.example.site/survey/confirm/sample',
  },
  render: ({ site, link }, words) => ({
    subject: words('form_mail.confirm.subject', { site }),
    preview: words('form_mail.confirm.text'),
    parts: [
      heading(words('form_mail.confirm.subject', { site })),
      paragraph(words('form_mail.confirm.text')),
      button(words('subscription.confirm.button'), link),
      small(words('form_mail.sender.small', { site })),
    ],
  }),
})

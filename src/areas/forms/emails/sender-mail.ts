import { defineVisitorMail } from '#platform/mail/mail-type.ts'
import { paragraph, small } from '#platform/mail/parts.ts'

/** Tells who sent a form that it arrived, in the words of the site's owner. It has no word that its sender wrote. */
export const senderMail = defineVisitorMail<{
  readonly site: string
  /** The owner's; empty where they wrote none. */
  readonly subject: string
  readonly words: string
  readonly reference: string
}>({
  name: 'forms.answer-sender',
  urgency: 'telling',
  audience: 'visitor',
  sample: {
    site: 'Kestrel Books',
    subject: 'We received your message',
    words: 'Thank you for writing. We usually answer within two days.',
    reference: 'K7Q4-92MX',
  },
  render: ({ site, subject, words: own, reference }, words) => ({
    subject: subject.trim() === '' ? words('form_mail.sender.subject', { site }) : subject,
    preview: words('form_mail.sender.reference', { reference }),
    parts: [
      paragraph(own.trim() === '' ? words('form_mail.sender.text', { site }) : own),
      paragraph(words('form_mail.sender.reference', { reference })),
      small(words('form_mail.sender.small', { site })),
    ],
  }),
})

import { defineVisitorMail } from '#platform/mail/mail-type.ts'
import { paragraph, small } from '#platform/mail/parts.ts'

/** What the owner of a site answers to a message; the owner's words, and the reference of the message. */
export const replyMail = defineVisitorMail<{
  readonly subject: string
  readonly text: string
  readonly site: string
  readonly reference: string
}>({
  name: 'forms.reply',
  urgency: 'telling',
  audience: 'visitor',
  sample: {
    subject: 'Your question about opening hours',
    text: 'Hello Noor,\n\nwe are open on Sundays from ten to four.\n\nOdile',
    site: 'Kestrel Books',
    reference: 'K7Q4-92MX',
  },
  render: ({ subject, text, site, reference }, words) => ({
    subject,
    preview:
      text
        .split('\n')
        .find((line) => line.trim() !== '')
        ?.slice(0, 140) ?? subject,
    parts: [
      // One part: line breaks are kept, and quoted text does not change the structure.
      paragraph(text),
      small(words('form_mail.reply.small', { site, reference })),
    ],
  }),
})

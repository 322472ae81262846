import type { Translate } from '#kernel/messages/message.ts'
import { defineMail } from '#platform/mail/mail-type.ts'
import { button, heading, paragraph, rule, small, strong } from '#platform/mail/parts.ts'
import { readableAnswer } from '../form/readable-answer.ts'

/** An answer as a mail shows it. */
export interface MailedAnswer {
  readonly label: string
  /** Of its field. */
  readonly kind: string
  /** Null: it is sensitive, or a file, and is read in the inbox. */
  readonly text: string | null
}

export interface MailedMessage {
  readonly reference: string
  /** A name, else an address; null where neither was given. */
  readonly sender: string | null
  readonly answers: readonly MailedAnswer[]
  readonly link: string
  /** The path of the page it was sent from. */
  readonly page: string
  readonly isTest: boolean
}

const sample: MailedMessage = {
  reference: 'K7Q4-92MX',
  sender: 'Noor Haddad',
  answers: [
    { label: 'Name', kind: 'name', text: 'Noor Haddad' },
    { label: 'Email', kind: 'mail', text: 'noor@example.com' },
    {
      label: 'Message',
      kind: 'long-text',
      text: 'Do you mend chairs with cane seats?\nThe frame is from 1920.',
    },
    { label: 'Photo', kind: 'file', text: null },
  ],
  link: 'https://app.example/sites/1/inbox?message=2',
  page: '/contact',
  isTest: false,
}

const whoIn = ({ sender }: MailedMessage, words: Translate): string =>
  sender ?? words('form_mail.message.nobody')

/** A header is one line, whatever was typed. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Tells an owner's people what came in with a form; answered, it goes to who sent it. */
export const messageMail = defineMail<{
  readonly site: string
  readonly form: string
  readonly message: MailedMessage
}>({
  name: 'forms.message',
  urgency: 'telling',
  audience: 'owner',
  sample: { site: 'The Mending Room', form: 'Contact', message: sample },
  render: ({ site, form, message }, words, formats) => {
    const who = whoIn(message, words)
    const subject = message.isTest ? 'form_mail.message.test_subject' : 'form_mail.message.subject'
    return {
      subject: oneLine(words(subject, { form, who })).slice(0, 250),
      preview: oneLine(message.answers.find(({ text }) => text !== null)?.text ?? who),
      parts: [
        heading(form),
        ...message.answers.flatMap(({ label, kind, text }) => [
          paragraph(strong(label)),
          // One part: its lines are kept.
          paragraph(
            text === null ? words('form_mail.message.in_inbox') : readableAnswer(kind, text, formats),
          ),
        ]),
        button(words('form_mail.message.open'), message.link),
        rule(),
        small(words('form_mail.message.small', { site, page: message.page, reference: message.reference })),
      ],
    }
  },
})

const excerptOf = ({ answers }: MailedMessage): string =>
  answers
    .flatMap(({ text }) => text ?? [])
    .join(' · ')
    .replace(/\s+/g, ' ')
    .slice(0, 200)

/** Tells the same of several at once. */
export const digestMail = defineMail<{
  readonly site: string
  readonly form: string
  /** Of which only some are listed. */
  readonly messages: readonly MailedMessage[]
  readonly count: number
  readonly link: string
}>({
  name: 'forms.digest',
  urgency: 'telling',
  audience: 'owner',
  sample: { site: 'The Mending Room', form: 'Contact', messages: [sample], count: 1, link: sample.link },
  render: ({ site, form, messages, count, link }, words) => ({
    subject: oneLine(words('form_mail.digest.subject', { form, count })),
    preview: words('form_mail.digest.preview', { site, count }),
    parts: [
      heading(words('form_mail.digest.subject', { form, count })),
      ...messages.map((message) =>
        paragraph({ link: whoIn(message, words), href: message.link }, ` · ${excerptOf(message)}`),
      ),
      button(words('form_mail.digest.open'), link),
    ],
  }),
})

import { emailOf } from '#kernel/email.ts'
import { newId } from '#kernel/ids.ts'
import { readConfig } from '#platform/config/config.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { type Command, readWords, UsageError } from './command-line.ts'

export const mailTest: Command = {
  name: 'mail test',
  summary: 'sends one mail through SMTP_URL',
  usage: '--to ADDRESS',
  help: 'Connects to the mail server, signs in, sends a short mail, and prints what the server answered.',
  async run(words) {
    const { values } = readWords(words, ['to'])
    const to = emailOf(values.get('to') ?? '')
    if (to === null) throw new UsageError('--to takes one mail address.')
    const config = readConfig(process.env)
    if (config.smtpUrl === null) {
      console.error('SMTP_URL is not set, so mails stay in the developer’s mailbox at /dev/mail.')
      return false
    }
    const mailer = createMailer({ url: config.smtpUrl })
    try {
      const id = newId()
      const outcome = await mailer.send({
        id,
        kind: 'platform.test',
        messageId: `<${id}@${new URL(config.appOrigin).hostname}>`,
        from: config.mailFrom,
        to: { name: '', address: to },
        replyTo: null,
        subject: 'Portico can send mail',
        html: '<p>This mail was sent by the command <code>mail test</code>.</p>',
        plain: 'This mail was sent by the command "mail test".\n',
        headers: {},
        attachments: [],
      } as never)
      console.log(`${outcome.kind}: ${outcome.answer}`)
      return outcome.kind === 'sent'
    } finally {
      mailer.close()
    }
  },
}

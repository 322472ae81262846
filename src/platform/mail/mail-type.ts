import type { Formats } from '#kernel/i18n/formats.ts'
import type { Translate } from '#kernel/messages/message.ts'
import type { MailPart } from './parts.ts'

export interface MailContent {
  readonly subject: string
  /** What a list of mails shows after the subject; a sentence. */
  readonly preview: string
  readonly parts: readonly MailPart[]
}

/**
 * In which order a backlog leaves when the mail server is back: what somebody waits for (a code, a receipt), what
 * tells, what is sent to many.
 */
export type MailUrgency = 'waited-for' | 'telling' | 'bulk'

/** A kind of mail, declared once: the developer's mailbox shows it from its sample, in every language. */
export interface MailType<Input = unknown> {
  /** `area.what-it-says`, unique. Stored with what was sent: it is never renamed. */
  readonly name: string
  readonly urgency: MailUrgency
  readonly sample: Input
  /** @param formats of the reader's locale, in UTC where no zone is named */
  readonly render: (input: Input, words: Translate, formats: Formats) => MailContent
}

const NAME = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/

/** Declares a kind of mail. */
export function defineMail<Input>(mail: MailType<Input>): MailType<Input> {
  if (!NAME.test(mail.name)) throw new Error(`Not a name for a mail: ${mail.name}`)
  return Object.freeze(mail)
}

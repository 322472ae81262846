import type { Formats } from '#kernel/i18n/formats.ts'
import type { Translate, VisitorTranslate } from '#kernel/messages/message.ts'
import type { MailPart } from './parts.ts'

export interface MailContent {
  readonly subject: string
  /** What a list of mails shows after the subject; a sentence. */
  readonly preview: string
  readonly parts: readonly MailPart[]
}

/**
 * In which order a backlog leaves when the mail server is back: what a person waits for (a code, a receipt), what
 * tells, what is sent to many.
 */
export type MailUrgency = 'waited-for' | 'telling' | 'bulk'

interface Mail<Input> {
  /** `area.what-it-says`, unique. Stored with what was sent: it is never renamed. */
  readonly name: string
  readonly urgency: MailUrgency
  readonly sample: Input
}

/**
 * A kind of mail to people of the owner's app, in their language and from the product. Declared once: the developer's
 * mailbox shows it from its sample, in every language.
 */
export interface MailType<Input = unknown> extends Mail<Input> {
  readonly audience: 'owner'
  /** @param formats of the reader's locale, in UTC where no zone is named */
  readonly render: (input: Input, words: Translate, formats: Formats) => MailContent
}

/** A kind of mail of a site to its visitors: in the site's language, words and colours, and from the site. */
export interface VisitorMail<Input = unknown> extends Mail<Input> {
  readonly audience: 'visitor'
  readonly render: (input: Input, words: VisitorTranslate, formats: Formats) => MailContent
}

const NAME = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/

function named<T extends Mail<unknown>>(mail: T): T {
  if (!NAME.test(mail.name)) throw new Error(`Not a name for a mail: ${mail.name}`)
  return Object.freeze(mail)
}

/** Declares a kind of mail to people of the owner's app. */
export function defineMail<Input>(mail: MailType<Input>): MailType<Input> {
  return named(mail)
}

/** Declares a kind of mail to visitors. */
export function defineVisitorMail<Input>(mail: VisitorMail<Input>): VisitorMail<Input> {
  return named(mail)
}

/** What a mail of either kind says, for who shows them all. */
export function contentOf(
  mail: MailType | VisitorMail,
  input: unknown,
  words: { readonly owner: Translate; readonly visitor: VisitorTranslate },
  formats: Formats,
): MailContent {
  return mail.audience === 'owner'
    ? mail.render(input, words.owner, formats)
    : mail.render(input, words.visitor, formats)
}

import { question } from '#kernel/point.ts'
import type { Ctx } from '../ctx.ts'
import { isOneAddress } from './mail-header.ts'
import type { MailBrand } from './render-mail.ts'

/** How a site shows itself in its mails. */
export interface MailFace extends MailBrand {
  /** BCP 47 tag of the visitor's language. */
  readonly language: string
  /** How the owner says that they are reached; may be empty, or no address. */
  readonly contactLine: string
}

/** How the site of a context looks in its mails; answered by who knows its styles. */
export const mailFace = question<(ctx: Ctx) => Promise<MailFace>>('mail.face', async ({ tools }) => ({
  name: tools.config.mailFrom.name,
  language: 'en-US',
  contactLine: '',
}))

export interface MailAddress {
  readonly name: string
  readonly address: string
}

export interface MailSender extends MailAddress {
  /** Where answers go; null: to the sender. */
  readonly replyTo: string | null
}

/**
 * Who the mail of a context's site is from. Without a proven address of its own: the site's title at our address,
 * answers to its contact line where that has one address in it.
 */
export const mailSender = question<(ctx: Ctx, face: MailFace) => Promise<MailSender>>(
  'mail.sender',
  async ({ tools }, { name, contactLine }) => {
    const addresses = contactLine
      .split(/[\s,;:<>()"]+/)
      .map((word) => word.replace(/\.$/, ''))
      .filter(isOneAddress)
    return {
      name,
      address: tools.config.mailFrom.address,
      replyTo: addresses.length === 1 ? (addresses[0] ?? null) : null,
    }
  },
)

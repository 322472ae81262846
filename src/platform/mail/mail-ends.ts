import type { Id } from '#kernel/ids.ts'
import { point } from '#kernel/point.ts'
import type { Ctx } from '../ctx.ts'

export type MailEnd = 'sent' | 'failed' | 'unknown'

/** What an area does when a mail of a kind has left, or never will. */
export interface MailEnding {
  /** The name of the mail's type. */
  readonly kind: string
  /** Runs in the transaction that writes the outcome, bound to the mail's site. */
  ended(this: void, ctx: Ctx, mail: { readonly id: Id; readonly end: MailEnd }): Promise<void>
}

/** Listeners for mails that were sent or failed. */
export const mailEndings = point<MailEnding>('mail.endings')

/** Tells those who want to know of a kind of mail how one ended. */
export async function tellEnd(ctx: Ctx, mail: { id: Id; kind: string; end: MailEnd }): Promise<void> {
  for (const { kind, ended } of ctx.tools.of(mailEndings))
    if (kind === mail.kind) await ended(ctx, { id: mail.id, end: mail.end })
}

import type { Ctx } from '#platform/ctx.ts'
import type { MailType } from '#platform/mail/mail-type.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { memberLocaleOf } from '../account/account-flags.ts'

export interface Addressee {
  readonly id: string
  readonly email: string | null
  readonly name: string
  readonly preferred_locale: string
}

/** What every mail about an account knows. */
export interface Greeted {
  /** How the person is called. */
  readonly name: string
}

/** Mails an account in its own language, at its address; a deleted one has none. */
export async function mailAccount<Input extends Greeted>(
  ctx: Ctx,
  mail: MailType<Input>,
  account: Addressee,
  input: Omit<Input, 'name'>,
): Promise<void> {
  if (account.email === null) return
  await sendMail(ctx, mail, {
    to: { name: account.name, address: account.email },
    input: { ...input, name: account.name } as Input,
    locale: await memberLocaleOf(ctx, { id: account.id, preferredLocale: account.preferred_locale }),
  })
}

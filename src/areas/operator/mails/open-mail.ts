import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readMail } from '#platform/mail/mail.store.ts'
import type { openMail as endpoint } from '../contract.ts'
import { mailOut } from './mail-out.ts'
import { withoutSecrets } from './without-secrets.ts'

/** A mail as it was sent, without the secrets in it. */
export async function openMail(
  ctx: Ctx,
  { mailId, siteId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const mail = await readMail(ctx.db, siteId ?? null, mailId)
  if (!mail) throw refuse('not_found', 'not_found')
  return {
    ...mailOut(mail),
    subject: withoutSecrets(mail.subject),
    from: mail.from,
    html: withoutSecrets(mail.html),
    plain: withoutSecrets(mail.plain),
    attachments: mail.attachments.map(({ name, type }) => ({ name, type })),
  }
}

import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { resendMail as resend } from '#platform/mail/send-mail.ts'
import { record } from '#areas/sites/index.ts'
import { recordAct } from '../acts/record-act.ts'
import type { resendMail as endpoint } from '../contract.ts'

/** Sends a mail again that failed or whose outcome stayed unknown. A site's stands on its timeline. */
export async function resendMail(
  ctx: Ctx,
  { mailId, siteId }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const inside: Ctx = { ...ctx, site: siteId === null ? null : { id: siteId } }
  if (!(await resend(inside, mailId))) throw refuse('conflict', 'operator.mail_not_failed')
  if (siteId === null) await recordAct(ctx, { kind: 'platform', about: '', what: 'mail_resent' })
  else await record(inside, { what: 'operator.mail_resent', asOperator: true })
  return {}
}

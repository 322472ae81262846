import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { resumeMails as resume } from '#platform/mail/hold-mail.ts'
import { recordAct } from '../acts/record-act.ts'
import type { resumeMails as endpoint } from '../contract.ts'

/** Lets mails leave again, and sends or gives up those that were held. */
export async function resumeMails(
  ctx: Ctx,
  { waiting }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const count = await resume(ctx.db, waiting)
  if (count === null) throw refuse('conflict', 'operator.mails_not_held')
  await recordAct(ctx, { kind: 'platform', about: '', what: 'mails_resumed', values: { count } })
  return { count }
}

import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readHold } from '#platform/mail/mail-hold.store.ts'
import type { readMailHold as endpoint } from '../contract.ts'

/** Whether mails are held, and how many wait because of that. */
export async function readMailHold(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const { since, waiting } = await readHold(ctx.db)
  const isHeld = since !== null && ctx.tools.config.smtpUrl !== null
  return { since: isHeld ? since.toISOString() : null, waiting }
}

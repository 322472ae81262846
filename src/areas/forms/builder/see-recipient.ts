import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { seeRecipient as endpoint } from './form.contract.ts'
import { openedLink } from './opened-link.ts'

/** What a link asks, for who opens it: nothing is confirmed by opening alone, which filters of mail do too. */
export async function seeRecipient(
  ctx: Ctx,
  { token }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { recipient, site, form } = await openedLink(ctx, token)
  return { email: recipient.email, site, form, isConfirmed: recipient.confirmedAt !== null }
}

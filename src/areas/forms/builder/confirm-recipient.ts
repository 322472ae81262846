import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { confirmRecipient as endpoint } from './form.contract.ts'
import { openedLink } from './opened-link.ts'
import { confirmAddress } from './recipient.store.ts'

/** Agrees to be notified, by the link of a mail. Harmless twice. @throws Refusal `forms.link_over` (410) */
export async function confirmRecipient(
  ctx: Ctx,
  { token }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await confirmAddress(ctx, (await openedLink(ctx, token)).recipient)
  return {}
}

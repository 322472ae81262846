import { question } from '#kernel/point.ts'
import type { Ctx } from '#platform/ctx.ts'

/** What somebody brings along to sign up: the secret of a link, and the address they sign up with. */
export interface BroughtProof {
  readonly token: string
  /** As `email` of the kernel's shapes gives it. */
  readonly email: string
}

/**
 * Whether a secret was mailed to exactly this address and still opens what it opened, as of the moment at which the
 * transaction (platform scope) ends.
 */
export type AddressProof = (ctx: Ctx, brought: BroughtProof) => Promise<boolean>

/** What the secret of an invitation proves; the area that mails invitations answers. */
export const addressProof = question<AddressProof>('accounts.address-proof', async () => false)

/** Whether whoever signs up has read a mail to the address already, by the secret that they bring along. */
export async function isAddressProved(
  ctx: Ctx,
  { token, email }: { readonly token: string | undefined; readonly email: string },
): Promise<boolean> {
  return token !== undefined && ctx.tools.of(addressProof)(ctx, { token, email })
}

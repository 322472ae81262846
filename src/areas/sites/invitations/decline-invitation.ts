import type { InputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { declineInvitation as endpoint } from '../contract.ts'
import { record } from '../timeline/record.ts'
import { endInvitation } from './invitation.store.ts'
import { openInvitation } from './open-invitation.ts'

/** Declines an invitation, or a site that was offered; no account is needed to say no. */
export async function declineInvitation(
  ctx: Ctx,
  { token }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const { invitation, site } = await openInvitation(ctx, token, { lock: true })
  const by = ctx.actor.kind === 'account' ? ctx.actor.accountId : null
  await endInvitation(ctx, invitation, { how: 'declined', by, now: ctx.clock.now() })
  await record(
    { ...ctx, site: { id: site.id } },
    {
      what: invitation.kind === 'transfer' ? 'sites.transfer_declined' : 'sites.invitation_declined',
      values: { email: invitation.email },
    },
  )
  return {}
}

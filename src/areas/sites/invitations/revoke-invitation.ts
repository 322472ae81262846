import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx, siteOf } from '#platform/ctx.ts'
import type { revokeInvitation as endpoint } from '../contract.ts'
import { record } from '../timeline/record.ts'
import { endInvitation, readInvitation } from './invitation.store.ts'
import { refuseBeyondInvited } from './refuse-beyond-invited.ts'

/** Takes an invitation back; its link no longer works. @throws Refusal 403 for one that gives more than the person has */
export async function revokeInvitation(
  ctx: Ctx,
  { invitationId }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const invitation = await readInvitation(ctx, siteOf(ctx), invitationId)
  if (invitation?.kind === 'contributor') await refuseBeyondInvited(ctx, invitation)
  const end = { how: 'revoked', by: accountOf(ctx).accountId, now: ctx.clock.now() } as const
  const isOpen = invitation?.kind === 'contributor' && (await endInvitation(ctx, invitation, end))
  if (!invitation || !isOpen) throw refuse('not_found', 'sites.no_invitation')
  await record(ctx, { what: 'sites.invitation_revoked', values: { email: invitation.email } })
  return {}
}

import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { runSiteHooks } from '../hooks.ts'
import { endInvitationsOf } from '../invitations/invitation.store.ts'
import { newPreviewKey } from '../site/create-site.ts'
import { updateSite } from '../site/site.store.ts'
import { record } from '../timeline/record.ts'

/**
 * Closes every way in that somebody has left who may come in no more: the preview link, by which they would see the
 * drafts for as long as it lasts; invitations they sent, one of which may be to an address of their own; and in the
 * areas above what they made themselves. What led to it is recorded by who calls; invitations are told one by one,
 * because somebody may wait for theirs and has to be invited anew.
 */
export async function shutOut(
  ctx: Ctx,
  gone: { readonly siteId: Id; readonly accountId: Id },
): Promise<void> {
  const { siteId, accountId } = gone
  const inside: Ctx = { ...ctx, site: { id: siteId } }
  await updateSite(ctx, siteId, { preview_key: newPreviewKey() })
  const by = ctx.actor.kind === 'account' ? ctx.actor.accountId : null
  const end = { how: 'revoked', by, now: ctx.clock.now() } as const
  for (const email of await endInvitationsOf(ctx, { siteId, invitedBy: accountId }, end))
    await record(inside, { what: 'sites.invitation_revoked', values: { email } })
  await runSiteHooks('left', inside, { accountId })
}

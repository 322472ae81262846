import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx, siteOf } from '#platform/ctx.ts'
import { readSite } from '../site/site.store.ts'
import { record } from '../timeline/record.ts'
import { endInvitation, readOpenInvitations } from './invitation.store.ts'

/** Takes the offer of the site back; its link no longer works. */
export async function withdrawOffer(ctx: Ctx): Promise<Record<string, never>> {
  await readSite(ctx, siteOf(ctx), { lock: true })
  const [offer] = await readOpenInvitations(ctx, siteOf(ctx), 'transfer')
  if (!offer) throw refuse('not_found', 'sites.no_offer')
  await endInvitation(ctx, offer, { how: 'revoked', by: accountOf(ctx).accountId, now: ctx.clock.now() })
  await record(ctx, { what: 'sites.offer_withdrawn', values: { email: offer.email } })
  return {}
}

import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { countContributors } from '../contributors/contributor.store.ts'
import { readOpenInvitations } from './invitation.store.ts'

/**
 * The places of a site that are taken: by who contributes, and by who is invited with a link that works,
 * so that an owner hears of the plan's limit before the guest does.
 */
export async function countPlaces(ctx: Pick<Ctx, 'db'>, siteId: Id, now: number): Promise<number> {
  const open = await readOpenInvitations(ctx, siteId, 'contributor')
  const waiting = open.filter(({ expiresAt }) => expiresAt > now).length
  return (await countContributors(ctx, siteId, now)) + waiting
}

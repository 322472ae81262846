import { siteStatus } from '#kernel/states/site-status.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { nextStep } from './site.ts'
import { changeStatus } from '../status/change-status.ts'

/**
 * Removes the site: visitors find nothing, and for 30 days it can be brought back as it was. Removed already,
 * its days are counted from the first time.
 */
export async function removeSite(ctx: Ctx): Promise<{ purgeAt: string }> {
  const site = await changeStatus(ctx, {
    siteId: siteOf(ctx),
    to: siteStatus.removed,
    reason: 'removed_by_hand',
  })
  const next = nextStep(site)
  if (!next) throw new Error('A removed site is purged some day')
  return { purgeAt: new Date(next.at).toISOString() }
}

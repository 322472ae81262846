import { DAY } from '#kernel/clock.ts'
import { REMOVED_DAYS, siteStatus } from '#kernel/states/site-status.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { changeStatus } from '../status/change-status.ts'

/** Removes the site: visitors find nothing, and for 30 days it can be brought back as it was. */
export async function removeSite(ctx: Ctx): Promise<{ purgeAt: string }> {
  await changeStatus(ctx, { siteId: siteOf(ctx), to: siteStatus.removed })
  return { purgeAt: new Date(ctx.clock.now() + REMOVED_DAYS * DAY).toISOString() }
}

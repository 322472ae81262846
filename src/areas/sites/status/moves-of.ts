import { movesFrom, type SiteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import { mailsLeaveSince } from '#platform/mail/mail-hold.store.ts'
import { isPastReturn, type Site } from '../site/site.ts'

type Asking = Pick<Ctx, 'db' | 'clock'>

/**
 * Whether a removed site comes back by nobody's hand: its time is over, and nothing keeps its purge waiting. While
 * mails are held, and for those that were, it waits, and as long the site can be brought back.
 */
export async function isGone(ctx: Asking, site: Site): Promise<boolean> {
  const now = ctx.clock.now()
  return isPastReturn(site, now) && (await mailsLeaveSince(ctx.db, site.lastToldAt ?? now))
}

/** Where a site's status may be moved now: by the table of transitions, and out of a removal as long as it is there. */
export async function movesOf(ctx: Asking, site: Site): Promise<readonly SiteStatus[]> {
  return (await isGone(ctx, site)) ? [] : movesFrom(site.status, site.statusBefore)
}

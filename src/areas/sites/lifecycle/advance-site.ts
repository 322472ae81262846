import type { Id } from '#kernel/ids.ts'
import { siteStatus, type SiteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import { mailsLeaveSince } from '#platform/mail/mail-hold.store.ts'
import { runSiteHooks } from '../hooks.ts'
import { nextStep } from '../site/site.ts'
import { readSite } from '../site/site.store.ts'
import { changeStatus } from '../status/change-status.ts'
import type { StatusReason } from '../status/status-reason.ts'
import { beginPurge } from './lifecycle.store.ts'
import { dueNotice, lastNoticeOf } from './notice.ts'
import { notifyAnew, notifyOwner } from './notify-owner.ts'

/** Why time moves a site on, by the status it leaves. */
function reasonOfTime(from: SiteStatus): StatusReason {
  switch (from) {
    case siteStatus.trial:
      return 'trial_over'
    case siteStatus.pastDue:
      return 'not_paid'
    case siteStatus.resoldGracePeriod:
      return 'not_taken_over'
    case siteStatus.expired:
      return 'kept_its_time'
    default:
      throw new Error(`Time moves no site on that is in status ${from}`)
  }
}

/**
 * Does for one site what time has made due: the next status, or the notice that falls in between.
 * What is told before it is done ({@link lastNoticeOf}) is told first, however late that is, and not while mails are held.
 * All in the caller's transaction, with the site's row held and what was done written beside it:
 * done once, however often it is asked.
 *
 * @returns `purge` when the site's time is over and its rows are to be deleted
 */
export async function advanceSite(ctx: Ctx, siteId: Id): Promise<'purge' | 'moved' | 'told' | 'nothing'> {
  const site = await readSite(ctx, siteId, { lock: true })
  if (!site) return 'nothing'
  const now = ctx.clock.now()
  const next = nextStep(site)
  if (next?.to === siteStatus.expired) {
    await runSiteHooks('expiring', { ...ctx, site: { id: siteId } }, { site })
    if ((await readSite(ctx, siteId))?.status !== site.status) return 'moved'
  }
  const last = lastNoticeOf[site.status]
  if (next !== null && next.at <= now && (last === undefined || site.lastToldAt !== null)) {
    // Who was told by a mail that was held is told again when mails leave: their time begins there.
    if (last !== undefined && !(await mailsLeaveSince(ctx.db, site.lastToldAt ?? now))) {
      if (!(await mailsLeaveSince(ctx.db, now))) return 'nothing'
      await notifyAnew(ctx, site, last)
      return 'told'
    }
    if (next.to === null) return (await beginPurge(ctx, siteId, now)) ? 'purge' : 'nothing'
    await changeStatus(ctx, { siteId, to: next.to, reason: reasonOfTime(site.status) })
    return 'moved'
  }
  const kind = dueNotice(site, now)
  if (kind === null || (kind === last && !(await mailsLeaveSince(ctx.db, now)))) return 'nothing'
  return (await notifyOwner(ctx, site, kind)) ? 'told' : 'nothing'
}

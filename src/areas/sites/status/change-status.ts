import { siteStatusChanged } from '../contract.ts'
import { publish } from '#platform/events/publish.ts'
import { DAY } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import {
  canMove,
  siteStatus,
  siteStatusName,
  TRIAL_DAYS,
  TRIAL_EXTENSION_DAYS,
  type SiteStatus,
} from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import { runSiteHooks } from '../hooks.ts'
import { holdOwner } from '../site/hold-owner.ts'
import { nextStep, type Site } from '../site/site.ts'
import {
  isPurging,
  readSite,
  readStatusBeforeSince,
  type SiteChange,
  updateSite,
} from '../site/site.store.ts'
import { noticeOfStatus, noticesWithin } from '../lifecycle/notice.ts'
import { callOffNotices, notifyOwner } from '../lifecycle/notify-owner.ts'
import { record } from '../timeline/record.ts'
import { isGone } from './moves-of.ts'
import type { Why } from './status-reason.ts'

export type StatusChange = Why & {
  readonly siteId: Id
  readonly to: SiteStatus
  /** What the site was to whoever asks: in another status by now, it is not moved. */
  readonly from?: SiteStatus
  /** Whoever acts, acts for the platform. */
  readonly asOperator?: boolean
  /** The account in whose name a job works. */
  readonly inNameOf?: Id
}

/** What restoring gives back: the clock goes on where it stood, unless it would take the site away again at once. */
function restoredSince(site: Site, before: SiteStatus, since: number, now: number): number {
  const next = nextStep({
    status: before,
    statusSince: since,
    trialEndsAt: null,
    removedAt: null,
    lastToldAt: null,
  })
  return next !== null && next.at <= now && site.statusBefore !== siteStatus.trial ? now : since
}

/**
 * Moves a site to another status, by the table of transitions and no other way. The move is
 * written to the timeline with who did it and why, in the same transaction, and published. A site that is
 * there already stays as it is: of two who ask for the same at once, both have what they wanted. A trial lasts 14 days;
 * one that has ended is lengthened by 7, whoever moves it.
 *
 * @returns the site as it is then
 * @throws Refusal (409) `sites.status_move` for a move that the table does not allow,
 *   `sites.no_legacy_address` for a move to an older version of which nobody said where it is (`linkToLegacy`),
 *   `sites.status_meanwhile` when the site is no longer in the status it is to leave; `sites.gone` (410) for
 *   one that was removed longer ago than it can come back; `sites.owner_gone` (409) for one whose owner deleted
 *   their account meanwhile, which comes back with another owner only (`restoreSite`); `not_found` for no site
 */
export async function changeStatus(ctx: Ctx, change: StatusChange): Promise<Site> {
  const now = ctx.clock.now()
  const site = await readSite(ctx, change.siteId, { lock: true })
  if (!site) throw refuse('not_found', 'not_found')
  const { status: from } = site
  const { to } = change
  if (from === to) return site
  if (change.from !== undefined && change.from !== from) throw refuse('conflict', 'sites.status_meanwhile')
  if (from === siteStatus.removed && ((await isGone(ctx, site)) || (await isPurging(ctx, site.id)))) {
    throw refuse('gone', 'sites.gone')
  }
  if (from === siteStatus.removed && !(await holdOwner(ctx, site.ownerId))) {
    throw refuse('conflict', 'sites.owner_gone')
  }
  const names = { from: siteStatusName[from], to: siteStatusName[to] }
  if (!canMove(from, to, site.statusBefore)) throw refuse('conflict', 'sites.status_move', { values: names })
  if (to === siteStatus.linkedToLegacyVersion && site.legacyAddress === null) {
    throw refuse('conflict', 'sites.no_legacy_address')
  }
  const isExtension = from === siteStatus.expired && to === siteStatus.trial
  const reason = isExtension ? 'trial_extended' : change.reason
  const set: SiteChange = { status: to, status_since: new Date(now), last_told_at: null }
  if (to === siteStatus.removed) {
    Object.assign(set, {
      status_before: from,
      status_before_since: new Date(site.statusSince),
      removed_at: new Date(now),
    } satisfies SiteChange)
  } else if (from === siteStatus.removed) {
    const since = await readStatusBeforeSince(ctx, site.id)
    Object.assign(set, {
      status_since: new Date(restoredSince(site, to, since ?? now, now)),
      status_before: null,
      status_before_since: null,
      removed_at: null,
    } satisfies SiteChange)
  } else if (to === siteStatus.trial) {
    set.trial_ends_at = new Date(now + (isExtension ? TRIAL_EXTENSION_DAYS : TRIAL_DAYS) * DAY)
  }
  await updateSite(ctx, site.id, set)
  const inside: Ctx = { ...ctx, site: { id: site.id } }
  await record(inside, {
    what: 'sites.status_changed',
    values: { ...names, ...(reason === undefined ? {} : { reason }) },
    ...(change.why === undefined ? {} : { why: change.why }),
    ...(change.asOperator ? { asOperator: true } : {}),
    ...(change.inNameOf === undefined ? {} : { inNameOf: change.inNameOf }),
  })
  await publish(inside, siteStatusChanged, { from, to })
  const after = await readSite(ctx, site.id)
  if (!after) throw new Error('The site went away while its row was held')
  const notice = noticeOfStatus[to]
  if (to !== siteStatus.removed) await callOffNotices(inside, after, noticesWithin[from] ?? [])
  if (from === siteStatus.removed) {
    await runSiteHooks('restored', inside, { site: after })
    return (await readSite(ctx, site.id)) ?? after
  }
  if (notice) await notifyOwner(inside, after, notice)
  return after
}

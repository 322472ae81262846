import { DAY } from '#kernel/clock.ts'
import {
  EXPIRED_NOTICE_MONTHS,
  REMOVED_DAYS,
  REMOVED_NOTICE_DAYS,
  siteStatus,
  type SiteStatus,
} from '#kernel/states/site-status.ts'
import { type Aged, monthsAfter } from '../site/site.ts'

/** What an owner is told by mail in the course of a site's life. */
export const noticeKinds = [
  'trial_ending',
  'expired',
  'expired_month_1',
  'expired_month_6',
  'expired_month_11',
  'past_due',
  'resold_grace',
  'removed',
  'purge_in_7_days',
  'purge_in_1_day',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** How many days before its end the owner of a trial is told. */
export const TRIAL_NOTICE_DAYS = 3

/** The notice of entering a status, if there is one. */
export const noticeOfStatus: Partial<Readonly<Record<SiteStatus, NoticeKind>>> = {
  [siteStatus.expired]: 'expired',
  [siteStatus.pastDue]: 'past_due',
  [siteStatus.resoldGracePeriod]: 'resold_grace',
  [siteStatus.removed]: 'removed',
}

/** The last notice of a status whose step is told before it is taken (product book, sites): without it, it is not taken. */
export const lastNoticeOf: Partial<Readonly<Record<SiteStatus, NoticeKind>>> = {
  [siteStatus.expired]: 'expired_month_11',
  [siteStatus.removed]: 'purge_in_1_day',
}

/** The notice of a purge, by how many days before it falls due. */
const purgeNotice = { 7: 'purge_in_7_days', 1: 'purge_in_1_day' } as const

/** What an owner is told of a status, at its beginning and in its course; once the site has left it, it is no longer so. */
export const noticesWithin: Partial<Readonly<Record<SiteStatus, readonly NoticeKind[]>>> = {
  [siteStatus.trial]: ['trial_ending'],
  [siteStatus.pastDue]: ['past_due'],
  [siteStatus.resoldGracePeriod]: ['resold_grace'],
  [siteStatus.expired]: [
    'expired',
    ...EXPIRED_NOTICE_MONTHS.map((months) => `expired_month_${months}` as const),
  ],
  [siteStatus.removed]: ['removed', ...REMOVED_NOTICE_DAYS.map((days) => purgeNotice[days])],
}

/** The notices of a status with the moment each falls due, in order (product book, sites). */
function schedule(site: Aged): readonly { readonly kind: NoticeKind; readonly at: number }[] {
  if (site.status === siteStatus.trial && site.trialEndsAt !== null) {
    return [{ kind: 'trial_ending', at: site.trialEndsAt - TRIAL_NOTICE_DAYS * DAY }]
  }
  if (site.status === siteStatus.expired) {
    return EXPIRED_NOTICE_MONTHS.map((months) => ({
      kind: `expired_month_${months}` as const,
      at: monthsAfter(site.statusSince, months),
    }))
  }
  if (site.status === siteStatus.removed) {
    const gone = (site.removedAt ?? site.statusSince) + REMOVED_DAYS * DAY
    return REMOVED_NOTICE_DAYS.map((days) => ({ kind: purgeNotice[days], at: gone - days * DAY }))
  }
  return []
}

/**
 * The notice that is due now: the latest whose moment has come. What came before it and was missed
 * (the job did not run for weeks) is not sent late beside it.
 */
export function dueNotice(site: Aged, now: number): NoticeKind | null {
  return schedule(site).findLast(({ at }) => at <= now)?.kind ?? null
}

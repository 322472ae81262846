import { siteStatus } from '#kernel/states/site-status.ts'
import type { BadgeTone } from '#ui/badge/badge.tsx'
import type { SiteCard } from '../../contract.ts'

/** Below so many days a trial is marked (product book, sites). */
const TRIAL_MARK_DAYS = 3

/**
 * Whether a trial is near its end. Its days are counted with the one that runs now: the third of them is the last
 * that is not whole any more.
 */
export function isTrialNear(daysLeft: number): boolean {
  return daysLeft <= TRIAL_MARK_DAYS
}

const tones: Partial<Readonly<Record<SiteCard['status'], BadgeTone>>> = {
  [siteStatus.expired]: 'danger',
  [siteStatus.pastDue]: 'warning',
  [siteStatus.resoldGracePeriod]: 'warning',
  [siteStatus.trial]: 'info',
  [siteStatus.paid]: 'success',
  [siteStatus.enterprise]: 'success',
}

/** What the badge of a site says: the days of its trial, that it is paused, or its status; and how loudly. */
export function badgeOf(site: Pick<SiteCard, 'status' | 'trialDaysLeft' | 'isPaused'>): {
  readonly says: 'trial' | 'paused' | 'status'
  readonly tone: BadgeTone
} {
  if (site.trialDaysLeft !== null)
    return { says: 'trial', tone: isTrialNear(site.trialDaysLeft) ? 'warning' : 'info' }
  const tone = tones[site.status] ?? 'neutral'
  // That somebody must do something, or that it is too late, is never hidden behind a pause.
  const isPressing = tone === 'danger' || tone === 'warning' || site.status === siteStatus.removed
  return site.isPaused && !isPressing ? { says: 'paused', tone: 'neutral' } : { says: 'status', tone }
}

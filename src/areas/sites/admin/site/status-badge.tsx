import { siteStatus } from '#kernel/states/site-status.ts'
import { Badge, type BadgeTone } from '#ui/badge/badge.tsx'
import { useWords } from '#ui/words.ts'
import type { SiteCard } from '../../contract.ts'

/** Below so many days a trial is marked (product book, sites). */
export const TRIAL_MARK_DAYS = 3

const tones: Partial<Readonly<Record<SiteCard['status'], BadgeTone>>> = {
  [siteStatus.expired]: 'danger',
  [siteStatus.pastDue]: 'warning',
  [siteStatus.resoldGracePeriod]: 'warning',
  [siteStatus.trial]: 'info',
  [siteStatus.paid]: 'success',
  [siteStatus.enterprise]: 'success',
}

/** The status of a site in a word: orange below three trial days, red when expired. */
export function StatusBadge({ site }: { site: Pick<SiteCard, 'status' | 'trialDaysLeft' | 'isPaused'> }) {
  const t = useWords()
  if (site.trialDaysLeft !== null) {
    const tone = site.trialDaysLeft < TRIAL_MARK_DAYS ? 'warning' : 'info'
    return <Badge tone={tone}>{t('sites.status.trial_left', { days: site.trialDaysLeft })}</Badge>
  }
  if (site.isPaused && site.status !== siteStatus.removed) return <Badge>{t('sites.status.paused')}</Badge>
  return <Badge tone={tones[site.status] ?? 'neutral'}>{t(`sites.status.${site.status}`)}</Badge>
}

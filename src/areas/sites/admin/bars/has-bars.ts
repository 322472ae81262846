import { siteStatus, type SiteStatus } from '#kernel/states/site-status.ts'
import type { CurrentSite } from '../site/current-site.tsx'

/** Statuses that `SiteBars` says something of. */
const told: readonly SiteStatus[] = [
  siteStatus.trial,
  siteStatus.expired,
  siteStatus.pastDue,
  siteStatus.resoldGracePeriod,
  siteStatus.removed,
  siteStatus.linkedToLegacyVersion,
  siteStatus.activeParkingPage,
]

/**
 * Whether `SiteBars` may have something to say of a site. Asked before it is fetched: over the editor of most sites
 * there is nothing to say.
 */
export function hasBars(site: Pick<CurrentSite, 'status' | 'isPaused' | 'viewingAs'>): boolean {
  return Boolean(site.viewingAs) || site.isPaused || told.includes(site.status)
}

/**
 * The status of a site's account. The codes are what the database, the API and the page context
 * carry (contract §2); 9 and 10 are never used. The transitions are the product book's.
 */
export const siteStatus = {
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  linkedToLegacyVersion: 11,
  activeParkingPage: 12,
  resold: 13,
  resoldGracePeriod: 14,
  enterprise: 15,
} as const

export type SiteStatus = (typeof siteStatus)[keyof typeof siteStatus]

/** What each status is called in the page context (`siteStatus.value`, contract §4). */
export const siteStatusName = {
  1: 'EXPIRED',
  2: 'PAST_DUE',
  3: 'TRIAL',
  4: 'BETA',
  5: 'REMOVED',
  6: 'INTERNAL',
  7: 'COMPED',
  8: 'PAID',
  11: 'LINKED_TO_A_LEGACY_VERSION',
  12: 'ACTIVE_PARKING_PAGE',
  13: 'RESOLD',
  14: 'RESOLD_GRACE_PERIOD',
  15: 'ENTERPRISE',
} as const satisfies Record<SiteStatus, string>

export type SiteStatusName = (typeof siteStatusName)[SiteStatus]

/** Every status code, ascending. */
export const siteStatuses: readonly SiteStatus[] = Object.values(siteStatus).sort((a, b) => a - b)

/** The status of an upper-snake name, or `null`. */
export function siteStatusOf(name: string): SiteStatus | null {
  return siteStatuses.find((status) => siteStatusName[status] === name) ?? null
}

/**
 * Where a status may go by itself; what leaves `removed` is in `canMove`. The book tells how a site leaves an older
 * version (11) and not how it comes to live on one: that is the operator's to say, of a site on trial, comped or paid.
 */
const next: Readonly<Record<SiteStatus, readonly SiteStatus[]>> = {
  1: [8, 15, 3, 7, 5],
  2: [8, 15, 1, 5],
  3: [8, 15, 1, 7, 6, 5, 11],
  4: [8, 3, 5],
  5: [],
  6: [8, 3, 5],
  7: [8, 3, 5, 11],
  8: [2, 1, 5, 7, 13, 15, 11],
  11: [8, 5],
  12: [3, 8, 5],
  13: [14, 8],
  14: [8, 13, 1],
  15: [2, 1, 8, 5],
}

/**
 * Whether a site's status may change from one to another. A removed site goes back to the status
 * it had `before`, and nowhere else (for 30 days: `REMOVED_DAYS`, which the caller watches).
 * Staying is no move.
 */
export function canMove(from: SiteStatus, to: SiteStatus, before: SiteStatus | null = null): boolean {
  if (from === to) return false
  if (from === siteStatus.removed) return to === before
  return next[from].includes(to)
}

/** Every status a site may move to, in the order of the table. */
export function movesFrom(from: SiteStatus, before: SiteStatus | null = null): readonly SiteStatus[] {
  if (from === siteStatus.removed) return before === null || before === from ? [] : [before]
  return next[from]
}

/** How long a trial lasts, and by how much each extension lengthens it. */
export const TRIAL_DAYS = 14
export const TRIAL_EXTENSION_DAYS = 7
/** How long a site stays past due. */
export const PAST_DUE_DAYS = 15
/** How long the owner of a resold site has to take over billing. */
export const RESOLD_GRACE_DAYS = 30
/** How long a removed site can come back, and how many days before the end its owner is told. */
export const REMOVED_DAYS = 30
export const REMOVED_NOTICE_DAYS = [7, 1] as const
/** How long an expired site is kept, and after which months its owner is told. */
export const EXPIRED_MONTHS = 12
export const EXPIRED_NOTICE_MONTHS = [1, 6, 11] as const

/** The flag without which `EXPIRED` shows only the plain "not available" page (contract §4). */
export const EXPIRED_SITE_IMPROVEMENTS_FLAG = 'expired-site-improvements'

import { siteStatus, type SiteStatus } from '#kernel/states/site-status.ts'
import { hasStore, type SiteType } from '#kernel/states/site-type.ts'

/** What a status means for visitors, contributors, selling and calls: a row of the product book's table. */
export interface StatusEffects {
  /** What a visitor is shown. */
  readonly visitor: 'site' | 'coming_soon' | 'not_available' | 'missing' | 'parking_page' | 'redirect'
  /** HTTP status of the site's own calls. */
  readonly api: 200 | 402 | 404
  /** Whether contributors may only read (and refund, export, reactivate). */
  readonly isReadOnly: boolean
  /** Orders: for money, as tests only, or none. */
  readonly selling: 'yes' | 'test' | 'no'
  /** Campaigns: any, the trial's few, or none. */
  readonly sending: 'yes' | 'trial' | 'no'
  /** Whether the site is left out of the operator's counts. */
  readonly isHidden: boolean
}

const open: StatusEffects = {
  visitor: 'site',
  api: 200,
  isReadOnly: false,
  selling: 'yes',
  sending: 'yes',
  isHidden: false,
}

const table: Readonly<Record<SiteStatus, StatusEffects>> = {
  [siteStatus.expired]: {
    ...open,
    visitor: 'not_available',
    api: 402,
    isReadOnly: true,
    selling: 'no',
    sending: 'no',
  },
  [siteStatus.pastDue]: open,
  [siteStatus.trial]: { ...open, visitor: 'coming_soon', selling: 'test', sending: 'trial' },
  [siteStatus.beta]: open,
  [siteStatus.removed]: {
    ...open,
    visitor: 'missing',
    api: 404,
    isReadOnly: true,
    selling: 'no',
    sending: 'no',
  },
  [siteStatus.internal]: { ...open, isHidden: true },
  [siteStatus.comped]: open,
  [siteStatus.paid]: open,
  [siteStatus.linkedToLegacyVersion]: {
    ...open,
    visitor: 'redirect',
    isReadOnly: true,
    selling: 'no',
    sending: 'no',
  },
  [siteStatus.activeParkingPage]: { ...open, visitor: 'parking_page', selling: 'no', sending: 'no' },
  [siteStatus.resold]: open,
  [siteStatus.resoldGracePeriod]: open,
  [siteStatus.enterprise]: open,
}

/** What a status means, whatever site is in it. */
export function statusEffects(status: SiteStatus): StatusEffects {
  return table[status]
}

/**
 * What its status means for a site. A paused one is shown as in its status, with selling off; one without a store
 * sells nothing in any (product book, website types).
 */
export function effectsOf(site: {
  readonly status: SiteStatus
  readonly type: SiteType
  readonly isPaused: boolean
}): StatusEffects {
  const effects = statusEffects(site.status)
  const isOff = !hasStore(site.type) || (site.isPaused && effects.selling === 'yes')
  return isOff ? { ...effects, selling: 'no' } : effects
}

import { DAY } from '#kernel/clock.ts'
import {
  EXPIRED_MONTHS,
  EXPIRED_NOTICE_MONTHS,
  PAST_DUE_DAYS,
  REMOVED_DAYS,
  REMOVED_NOTICE_DAYS,
  RESOLD_GRACE_DAYS,
  siteStatus,
  type SiteStatus,
} from '#kernel/states/site-status.ts'
import type { SiteType } from '#kernel/states/site-type.ts'
import type { Id } from '#kernel/ids.ts'
import type { StatusEffects } from './status-effects.ts'

/** A site, as the areas above read it. Moments are milliseconds since 1970 UTC. */
export interface Site {
  readonly id: Id
  /** Label of the built-in address, `slug.SITES_DOMAIN`. */
  readonly slug: string
  readonly title: string
  readonly type: SiteType
  readonly status: SiteStatus
  readonly statusSince: number
  readonly statusBefore: SiteStatus | null
  readonly trialEndsAt: number | null
  readonly isPaused: boolean
  /** Locale of the site's words. */
  readonly language: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** ISO 4217. */
  readonly currency: string
  /** IANA name. */
  readonly timeZone: string
  /** How visitors reach the owner; may be empty. */
  readonly contactLine: string
  /** Argon2id of the password visitors are asked for, or `null`. */
  readonly visitorPasswordHash: string | null
  readonly previewKey: string
  readonly legacyAddress: string | null
  readonly ownerId: Id
  readonly createdAt: number
  readonly removedAt: number | null
  /** When the last mail of this stay in its status was queued, before which the next step is not taken; or `null`. */
  readonly lastToldAt: number | null
  /** What the status means: for visitors, contributors, selling, sending. */
  readonly effects: StatusEffects
}

/** Host of a built-in address, with the port of the sites' domain where it has one. */
export function addressOf(slug: string, sitesDomain: string): string {
  return `${slug}.${sitesDomain}`
}

/** The label before the sites' domain in a host, or `null` when the host is another's. Ports and a last dot do not count. */
export function slugOfHost(host: string, sitesDomain: string): string | null {
  const bare = (text: string): string => text.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  const name = bare(host)
  const tail = `.${bare(sitesDomain)}`
  if (!name.endsWith(tail)) return null
  const slug = name.slice(0, -tail.length)
  return slug === '' || slug.includes('.') ? null : slug
}

/** Whole days of a trial that are left, the one that runs now counted; 0 once it is over. */
export function trialDaysLeft(trialEndsAt: number, now: number): number {
  return Math.max(0, Math.ceil((trialEndsAt - now) / DAY))
}

/** A moment some calendar months after another, in UTC; the last day of a month where the day does not exist. */
export function monthsAfter(moment: number, months: number): number {
  return Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO('UTC')
    .add({ months }, { overflow: 'constrain' }).epochMilliseconds
}

/** What happens to a site by itself next, and when; `to: null` is the purge. */
export interface NextStep {
  readonly to: SiteStatus | null
  readonly at: number
}

/** What of a site decides what time brings to it. */
export type Aged = Pick<Site, 'status' | 'statusSince' | 'trialEndsAt' | 'removedAt' | 'lastToldAt'>

/**
 * What a status leads to when nobody does anything (product book, sites): the end of the trial,
 * 15 days past due, 30 of resold grace, 12 months expired, 30 days removed. Of a step that the book has told before it
 * is taken (removal a month, the purge a day) that time is kept, however late it was told.
 */
export function nextStep(site: Aged): NextStep | null {
  const { lastToldAt } = site
  switch (site.status) {
    case siteStatus.trial:
      return site.trialEndsAt === null ? null : { to: siteStatus.expired, at: site.trialEndsAt }
    case siteStatus.pastDue:
      return { to: siteStatus.expired, at: site.statusSince + PAST_DUE_DAYS * DAY }
    case siteStatus.resoldGracePeriod:
      return { to: siteStatus.expired, at: site.statusSince + RESOLD_GRACE_DAYS * DAY }
    case siteStatus.expired:
      return {
        to: siteStatus.removed,
        at: Math.max(
          monthsAfter(site.statusSince, EXPIRED_MONTHS),
          lastToldAt === null
            ? 0
            : monthsAfter(lastToldAt, EXPIRED_MONTHS - Math.max(...EXPIRED_NOTICE_MONTHS)),
        ),
      }
    case siteStatus.removed:
      return {
        to: null,
        at: Math.max(
          (site.removedAt ?? site.statusSince) + REMOVED_DAYS * DAY,
          lastToldAt === null ? 0 : lastToldAt + Math.min(...REMOVED_NOTICE_DAYS) * DAY,
        ),
      }
    default:
      return null
  }
}

/**
 * Whether a removed site's time is over: whoever may bring it back was told a day before. Until then it waits for
 * that; that it is gone is not said by it alone (`isGone`).
 */
export function isPastReturn(site: Aged, now: number): boolean {
  const next = nextStep(site)
  return next !== null && next.to === null && next.at <= now && site.lastToldAt !== null
}

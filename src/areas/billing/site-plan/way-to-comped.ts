import { siteStatus, type SiteStatus } from '#kernel/states/site-status.ts'

/**
 * How a site comes to stand without charge, step by step, by the table of transitions; nobody else knows a way.
 * What is past due, needs billing or lives on an older version is paid first: it may not be comped at once.
 *
 * No step: what has no charge already (beta, internal, comped), what shows a domain and is billed for nothing
 * (parking page), and what somebody else than its owner answers for (resold: the reseller; enterprise: the
 * organisation). Time takes none of these away. `null`: a removed site, which may only come back.
 */
const ways: Readonly<Record<SiteStatus, readonly SiteStatus[] | null>> = {
  [siteStatus.trial]: [siteStatus.comped],
  [siteStatus.expired]: [siteStatus.comped],
  [siteStatus.paid]: [siteStatus.comped],
  [siteStatus.pastDue]: [siteStatus.paid, siteStatus.comped],
  [siteStatus.resoldGracePeriod]: [siteStatus.paid, siteStatus.comped],
  [siteStatus.linkedToLegacyVersion]: [siteStatus.paid, siteStatus.comped],
  [siteStatus.beta]: [],
  [siteStatus.internal]: [],
  [siteStatus.comped]: [],
  [siteStatus.activeParkingPage]: [],
  [siteStatus.resold]: [],
  [siteStatus.enterprise]: [],
  [siteStatus.removed]: null,
}

/** The steps by which a site stands without charge; none: it does. `null`: there is no way. */
export function wayToComped(from: SiteStatus): readonly SiteStatus[] | null {
  return ways[from]
}

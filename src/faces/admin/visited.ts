import { siteStatus, type SiteStatus } from '#kernel/states/site-status.ts'

/** Where a site is seen as visitors see it; `null` of one that was removed: there is nothing at its address. */
export function visitedAddress({
  status,
  url,
}: {
  readonly status: SiteStatus
  readonly url: string
}): string | null {
  return status === siteStatus.removed ? null : url
}

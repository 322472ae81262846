import { siteType, type SiteType } from '#kernel/states/site-type.ts'

/** Whether there is anything to see of a site through a role: a parking page is for the owner and administrators alone. */
export function isSeenAs(type: SiteType, role: string): boolean {
  return type !== siteType.parkingPage || role === 'admin'
}

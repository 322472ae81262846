import type { VisitorSite } from '#faces/visitor/visitor-site.ts'
import type { PlainLaneOptions } from '#platform/http/plain-lane.ts'
import type { Health } from './health.ts'
import type { HostAsked } from './hostnames.ts'
import type { SiteTraffic } from './site-traffic.ts'

/**
 * Answers plain requests for kept pages, and counts them (decision 31); null for any host but a site's, where nothing
 * is ready, and while the program is being replaced: whoever asks then has to be told to go elsewhere.
 */
export function keptPages(given: {
  asked(host: string): HostAsked
  visitors: Pick<VisitorSite, 'keptBytes'>
  traffic: Pick<SiteTraffic, 'kept'>
  health: Health
}): PlainLaneOptions['answer'] {
  const { asked, visitors, traffic, health } = given
  return (request) => {
    if (health.isDraining) return null
    const since = performance.now()
    const host = asked(request.host)
    if (host.kind !== 'site') return null
    const bytes = visitors.keptBytes(request, host.slug)
    if (bytes) traffic.kept({ method: 'GET', url: request.url }, host.slug, since)
    return bytes
  }
}

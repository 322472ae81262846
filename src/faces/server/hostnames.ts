import type { IncomingMessage } from 'node:http'

export type HostAsked =
  | { readonly kind: 'app' }
  /** A built-in address, `name.SITES_DOMAIN`. */
  | { readonly kind: 'site'; readonly slug: string }
  /** Perhaps a site's own domain; the directory of domains decides. */
  | { readonly kind: 'domain'; readonly host: string }
  | { readonly kind: 'unknown' }

/** A target with its host, as proxies send it (RFC 9112 § 3.2.2). */
const WITH_HOST = /^https?:\/\/([^/?#]*)\/?/i

/**
 * The host a request is for, and its target without it: the target's own host where it has one, whatever the
 * header says; none where there are two headers, of which a cache before us may have read the other
 * (RFC 9112 § 3.2).
 */
export function targetOf(request: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>): {
  readonly host: string | undefined
  readonly url: string
} {
  const { url = '', headers, rawHeaders } = request
  let named = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') named += 1
  }
  if (named > 1) return { host: undefined, url }
  if (url.startsWith('/')) return { host: headers.host, url }
  const [start, host] = WITH_HOST.exec(url) ?? []
  return start === undefined ? { host: headers.host, url } : { host, url: `/${url.slice(start.length)}` }
}

const MOST_KNOWN = 20_000
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/

/** As clients write the same host: with the dot of the root, with the port that its scheme has by itself. */
function spelled(host: string): string {
  return host
    .toLowerCase()
    .replace(/\.(?=:|$)/, '')
    .replace(/:(80|443)$/, '')
}

/** Whether a host that no site has is the domain of built-in addresses itself, or a name below it. */
export function belowDomain(sitesDomain: string): (header: string | undefined) => boolean {
  const domain = spelled(sitesDomain)
  return (header) => {
    const host = spelled(header ?? '')
    return host.length <= 260 && HOST.test(host) && (host === domain || host.endsWith(`.${domain}`))
  }
}

/**
 * Sorts hosts, given the app's origin and the domain of built-in addresses. Anything that is not
 * written as a host name is unknown: nothing is guessed from a header that somebody forged.
 */
export function hostnames(appOrigin: string, sitesDomain: string): (header: string | undefined) => HostAsked {
  const appHost = spelled(new URL(appOrigin).host)
  const domain = spelled(sitesDomain)
  const suffix = `.${domain}`
  const known = new Map<string | undefined, HostAsked>()
  const sort = (header: string | undefined): HostAsked => {
    const host = spelled(header ?? '')
    if (host === appHost) return { kind: 'app' }
    if (host.length > 260 || !HOST.test(host)) return { kind: 'unknown' }
    if (host.endsWith(suffix)) {
      const slug = host.slice(0, -suffix.length)
      return slug.includes('.') ? { kind: 'unknown' } : { kind: 'site', slug }
    }
    return host === domain ? { kind: 'unknown' } : { kind: 'domain', host: host.replace(/:\d+$/, '') }
  }
  return (header) => {
    const before = known.get(header)
    if (before) return before
    const asked = sort(header)
    // Headers are anybody's: none that is no host's name is remembered, and a flood of new ones begins anew.
    if (asked.kind === 'unknown') return asked
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(header, asked)
    return asked
  }
}

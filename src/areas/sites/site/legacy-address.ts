/** Longest address that is kept. */
const LONGEST = 2_000

const bare = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

/**
 * The address of an older version of a site, as it is kept; `null` for what is none: not of the web, with a sign-in
 * in it, or on a host of this platform, where visitors would be sent in a ring.
 */
export function legacyAddressOf(
  text: string,
  ours: { readonly appOrigin: string; readonly sitesDomain: string },
): string | null {
  const url = URL.parse(text.trim())
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.href.length > LONGEST) return null
  if (url.username !== '' || url.password !== '') return null
  const host = bare(url.hostname)
  const sites = bare(ours.sitesDomain)
  const isOurs =
    host === bare(new URL(ours.appOrigin).hostname) || host === sites || host.endsWith(`.${sites}`)
  return isOurs || host === '' ? null : url.href
}

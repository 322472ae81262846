import { ownFileOf } from '#areas/pages/visitor/index.ts'

/** A link to a place on the same host, as React writes it: `href` in quotes, every `"` and `>` in it escaped. */
const LINK = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)(?=")/g

function keyed(href: string, key: string, and: string): string {
  const hash = href.indexOf('#')
  const [address, mark] = hash < 0 ? [href, ''] : [href.slice(0, hash), href.slice(hash)]
  return `${address}${address.includes('?') ? and : '?'}preview=${encodeURIComponent(key)}${mark}`
}

/** Where a redirect leads within a preview: on the same site with its key, and elsewhere as it is. */
export function locationCarryingKey(location: string, key: string): string {
  return location.startsWith('/') ? keyed(location, key, '&') : location
}

/**
 * Has every link of a page to another of its site carry the key of the preview. The cookie alone would do with
 * us; a CDN in front knows nothing of it, and answers an address that it has kept with the released page.
 *
 * @param html of a page of ours
 */
export function carryingKey(html: string, key: string): string {
  return html.replace(LINK, (link, start: string, href: string) => {
    // A file is the same for everyone.
    return ownFileOf(href.replace(/[?#].*$/s, '')) ? link : `${start}${keyed(href, key, '&amp;')}`
  })
}

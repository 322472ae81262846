/** A link to a place on the same host, as React writes it: `href` in quotes, every `"` and `>` in it escaped. */
const LINK = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)(?=")/g
/** What lies there is the same for everyone: files, and not pages. */
const FILES = /^\/(?:media|fonts|_islands)\//

/**
 * Has every link of a page to another of its site carry the key of the preview. The cookie alone would do with
 * us; a CDN in front knows nothing of it, and answers an address that it has kept with the released page.
 *
 * @param html of a page of ours
 */
export function carryingKey(html: string, key: string): string {
  return html.replace(LINK, (link, start: string, href: string) => {
    if (FILES.test(href)) return link
    const hash = href.indexOf('#')
    const [address, mark] = hash < 0 ? [href, ''] : [href.slice(0, hash), href.slice(hash)]
    return `${start}${address}${address.includes('?') ? '&amp;' : '?'}preview=${encodeURIComponent(key)}${mark}`
  })
}

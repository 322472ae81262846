import { isSought, type LiveSite } from '#areas/pages/visitor/index.ts'
import { encodedPath } from '#kernel/decoded.ts'
import { escapeHtml } from '#kernel/html-text.ts'

/** A path for search engines, decoded, and when its content last changed (ISO 8601). */
export interface SoughtPath {
  readonly path: string
  readonly changedAt: string
}

/** Every released page that may be found. */
export function soughtPages(live: LiveSite): SoughtPath[] {
  return live.content.pages.filter(isSought)
}

/** A map of paths (sitemaps.org protocol). */
export function sitemap(paths: readonly SoughtPath[], origin: string): string {
  const urls = paths
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(
      ({ path, changedAt }) =>
        `<url><loc>${escapeHtml(origin + encodedPath(path))}</loc><lastmod>${changedAt.slice(0, 10)}</lastmod></url>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

/** A map of maps: of a site that has more than its pages. @param names of its parts */
export function sitemapIndex(names: readonly string[], origin: string): string {
  const maps = names.map(
    (name) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>\n`
}

/**
 * What searching machines may do with a site: find its pages, by the map at its `origin`; read it and forget what they
 * had of it; or nothing, as nothing was ever released.
 *
 * Who may not read a page sees neither that it says noindex nor that it asks for a password, and keeps what they have.
 */
export type Crawling = { readonly origin: string } | 'forgets' | 'nothing'

/** `robots.txt`. Files that rendering needs are open to crawlers. */
export function robots(crawling: Crawling): string {
  if (crawling === 'nothing') return 'User-agent: *\nDisallow: /\n'
  const map = crawling === 'forgets' ? '' : `\nSitemap: ${crawling.origin}/sitemap.xml\n`
  return `User-agent: *\nDisallow: /_password\nAllow: /\n${map}`
}

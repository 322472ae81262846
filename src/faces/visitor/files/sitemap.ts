import { isSought, type LiveSite } from '#areas/pages/visitor/index.ts'
import { escapeHtml } from '#kernel/html-text.ts'

/** `sitemap.xml` of a site: every released page that may be found (sitemaps.org protocol). */
export function sitemap(live: LiveSite, origin: string): string {
  const urls = live.manifest.pages
    .filter(isSought)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(
      (page) =>
        `<url><loc>${escapeHtml(origin + page.path)}</loc><lastmod>${page.changedAt.slice(0, 10)}</lastmod></url>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

/**
 * What searching machines may do with a site: find its pages, by the map at its `origin`; read it and forget what they
 * had of it; or nothing, as nothing was ever released.
 *
 * Who may not read a page sees neither that it says noindex nor that it asks for a password, and keeps what they have.
 */
export type Crawling = { readonly origin: string } | 'forgets' | 'nothing'

/** `robots.txt`. What a page is drawn with is open to whoever draws it. */
export function robots(crawling: Crawling): string {
  if (crawling === 'nothing') return 'User-agent: *\nDisallow: /\n'
  const map = crawling === 'forgets' ? '' : `\nSitemap: ${crawling.origin}/sitemap.xml\n`
  return `User-agent: *\nDisallow: /_password\nAllow: /\n${map}`
}

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

/** `robots.txt`: where the sitemap is, or that nothing here is to be found. What a page is drawn with is open to whoever draws it. */
export function robots(origin: string, isOpen: boolean): string {
  return isOpen
    ? `User-agent: *\nDisallow: /_password\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n'
}

import { isAddressed, type LiveSite, type ReleasedPage } from '#areas/pages/visitor/index.ts'
import { encodedPath } from '#kernel/decoded.ts'
import type { Site } from '#areas/sites/index.ts'

/** What a page says of itself to machines (schema.org, as JSON-LD). */
export function statementsOf(
  site: Site,
  live: LiveSite,
  page: ReleasedPage,
  origin: string,
  description: string,
): object[] {
  const context = 'https://schema.org'
  const website = {
    '@context': context,
    '@type': 'WebSite',
    name: site.title,
    url: `${origin}/`,
    inLanguage: site.language,
  }
  if (page.isHome) {
    return [
      website,
      { '@context': context, '@type': 'Organization', name: site.title, url: `${origin}/`, description },
    ]
  }
  const parent = page.parentId === null ? undefined : live.byId.get(page.parentId)
  const trail = [
    { name: site.title, item: `${origin}/` },
    ...(parent && isAddressed(parent)
      ? [{ name: parent.title, item: origin + encodedPath(parent.path) }]
      : []),
    { name: page.title, item: origin + encodedPath(page.path) },
  ]
  return [
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((one, index) => ({ '@type': 'ListItem', position: index + 1, ...one })),
    },
  ]
}

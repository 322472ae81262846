import type { Id } from '#kernel/ids.ts'
import { thingKey } from '#areas/releases/index.ts'
import { pagesTogether } from '../releases/navigation.ts'
import { PAGE, STYLES } from '../releases/released-things.ts'
import { footerOf, type LiveSite, notFoundPage } from './live-site.ts'

/** Names of what pages are drawn from that the live site itself tells. All others are counted in the database. */
export const pageKeys = {
  styles: STYLES,
  navigation: 'navigation',
  /** The document that stands below every page. */
  footer: 'footer',
  /** Which page stands where an address leads nowhere. */
  notFound: 'not-found',
  /** All that is live of pages. */
  pages: PAGE,
  /** All that is live of one page. */
  page: (id: Id): string => thingKey(PAGE, id),
  /** Where a page is, and what it is called: for those that lead to it. */
  link: (id: Id): string => thingKey('link', id),
  /** What of the tree stands at a path or above it. */
  at: (path: string): string => `at:${path}`,
  /** A file of the library, and what is said of it. */
  file: (id: Id): string => thingKey('asset', id),
} as const

const ALONE: readonly string[] = [
  pageKeys.styles,
  pageKeys.navigation,
  pageKeys.footer,
  pageKeys.notFound,
  pageKeys.pages,
]
const OF_ONE: readonly string[] = [pageKeys.page(''), pageKeys.link(''), pageKeys.at('')]

/** Whether a key names what a live site tells of itself ({@link stateOf}). */
export const isOfLiveSite = (key: string): boolean =>
  ALONE.includes(key) || OF_ONE.some((start) => key.startsWith(start))

/** What of a page stands on others alone: where it is among them, and how often it was changed. */
const BESIDE: ReadonlySet<string> = new Set(['nav', 'position', 'version', 'factsVersion', 'changedAt'])

/** Those above a path, and at it. */
function* pathsAbove(path: string): Iterable<string> {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) yield path.slice(0, end)
  yield '/'
}

/**
 * What a key stands for on a live site, as JSON: two sites of which it is the same give the same pages, as far as this
 * key goes. Undefined for what the live site does not tell.
 */
export function stateOf(live: LiveSite, key: string): string | undefined {
  const { pages, styles } = live.content
  const colon = key.indexOf(':')
  const of = key.slice(colon + 1)
  switch (colon < 0 ? key : key.slice(0, colon + 1)) {
    case pageKeys.styles:
      return JSON.stringify(styles)
    case pageKeys.navigation: {
      const { main, footer } = pagesTogether(pages)
      return JSON.stringify([main, footer])
    }
    case pageKeys.footer:
      return footerOf(live.content)?.editionId ?? ''
    case pageKeys.notFound:
      return notFoundPage(live)?.id ?? ''
    case pageKeys.pages:
      return JSON.stringify(pages)
    case pageKeys.page(''):
      return JSON.stringify(Object.entries(live.byId.get(of) ?? {}).filter(([name]) => !BESIDE.has(name)))
    case pageKeys.link(''): {
      const to = live.byId.get(of)
      return JSON.stringify(to ? [to.kind, to.path, to.title] : null)
    }
    case pageKeys.at(''):
      return JSON.stringify([...pathsAbove(of)].map((path) => live.byPath.get(path)?.id ?? null))
  }
  return undefined
}

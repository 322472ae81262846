import { encodedPath } from '#kernel/decoded.ts'
import type { NavPlace } from '../contract.ts'
import { inOrder } from '../tree/page.ts'
import type { ReleasedPage } from './released-site.ts'

export interface NavItem {
  readonly pageId: string
  readonly title: string
  readonly href: string
  readonly opensNewTab: boolean
  /** A folder is not a page itself: it only opens. */
  readonly isFolder: boolean
  readonly children: readonly NavItem[]
}

/** What of a page decides its entry in the navigation. */
export type NavPage = Pick<
  ReleasedPage,
  'id' | 'kind' | 'path' | 'title' | 'navTitle' | 'nav' | 'parentId' | 'position' | 'isHidden' | 'settings'
>

/** The navigation of one place, made from the pages themselves. */
export function navigationOf(pages: readonly NavPage[], place: NavPlace): NavItem[] {
  const there = new Set(pages.map(({ id }) => id))
  const shown = inOrder(pages).filter((page) => !page.isHidden && page.kind !== 'footer')
  const within = Map.groupBy(shown, ({ parentId }) => parentId)
  const item = (page: NavPage): NavItem => ({
    pageId: page.id,
    title: page.navTitle ?? page.title,
    href: page.kind === 'link' ? (page.settings.target?.href ?? '/') : encodedPath(page.path),
    opensNewTab: page.kind === 'link' && (page.settings.target?.opensNewTab ?? false),
    isFolder: page.kind === 'folder',
    children: (within.get(page.id) ?? []).map(item),
  })
  return shown
    .filter((page) => page.nav === place && (page.parentId === null || !there.has(page.parentId)))
    .map(item)
    .filter((entry) => !entry.isFolder || entry.children.length > 0)
}

/** What every page of a site is drawn with of the others. */
export interface PagesTogether {
  readonly byId: ReadonlyMap<string, ReleasedPage>
  readonly main: readonly NavItem[]
  readonly footer: readonly NavItem[]
}

/** By a release's pages, which are never changed but replaced. */
const together = new WeakMap<readonly ReleasedPage[], PagesTogether>()

/** A site's pages by id, and both its navigations: made once, however many of the pages are drawn. */
export function pagesTogether(pages: readonly ReleasedPage[]): PagesTogether {
  const known = together.get(pages)
  if (known) return known
  const made = {
    byId: new Map(pages.map((page) => [page.id, page])),
    main: navigationOf(pages, 'main'),
    footer: navigationOf(pages, 'footer'),
  }
  together.set(pages, made)
  return made
}

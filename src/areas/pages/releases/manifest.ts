import type { SiteStyles } from '#document/styles.ts'
import type { NavPlace, PageKind, PageSettings } from '../contract.ts'
import { type Redirect, spelled } from '../redirects/redirect.ts'
import { inOrder, isAddressed } from '../tree/page.ts'

/** A page as a release shows it. */
export interface ReleasedPage {
  readonly id: string
  /** Which edition of its document. */
  readonly editionId: string
  readonly kind: PageKind
  readonly path: string
  readonly title: string
  readonly navTitle: string | null
  readonly nav: NavPlace
  readonly parentId: string | null
  readonly position: number
  readonly isHome: boolean
  readonly isHidden: boolean
  readonly passwordHash: string | null
  readonly settings: PageSettings
  /** What of the draft was taken, to tell whether it has changed since. */
  readonly version: number
  readonly factsVersion: number
  /** When its content last changed, ISO 8601. */
  readonly changedAt: string
}

/**
 * Whether a page of the drafts is what is live: its content, and what is said of it. Else it waits for a release.
 *
 * @param live what was taken of it when it was released; undefined for a page that is not live
 */
export function isAsReleased(
  page: Pick<ReleasedPage, 'version' | 'factsVersion'>,
  live: Pick<ReleasedPage, 'version' | 'factsVersion'> | undefined,
): boolean {
  return live?.version === page.version && live.factsVersion === page.factsVersion
}

export type ReleasedRedirect = Redirect

/** All that visitors see of a site: one value, never changed once released. */
export interface Manifest {
  readonly pages: readonly ReleasedPage[]
  readonly styles: SiteStyles
  readonly stylesVersion: number
  readonly redirects: readonly ReleasedRedirect[]
}

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
    href: page.kind === 'link' ? (page.settings.target?.href ?? '/') : page.path,
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

/** A page by its address, where its kind has one. */
export type PageAddress = Pick<ReleasedPage, 'id' | 'kind' | 'path'>

/**
 * The addresses that pages leave: from where a page was to where it is now, unless another page took the old address.
 */
export function movedPaths(
  before: readonly PageAddress[],
  after: readonly PageAddress[],
): { from: string; to: string }[] {
  const taken = new Set(after.filter(isAddressed).map((page) => page.path))
  const now = new Map(after.map((page) => [page.id, page]))
  return before.flatMap((page) => {
    const moved = now.get(page.id)
    if (
      !moved ||
      !isAddressed(page) ||
      !isAddressed(moved) ||
      moved.path === page.path ||
      taken.has(page.path)
    )
      return []
    return page.path === '/' ? [] : [{ from: page.path, to: moved.path }]
  })
}

/** The addresses of pages that are there no more, but for those that another page took. */
export function goneAddresses(
  before: readonly PageAddress[],
  after: readonly PageAddress[],
): ReadonlySet<string> {
  const taken = new Set(after.filter(isAddressed).map((page) => page.path))
  const there = new Set(after.map(({ id }) => id))
  const gone = before.filter((page) => isAddressed(page) && !there.has(page.id) && !taken.has(page.path))
  return new Set(gone.map(({ path }) => path))
}

/**
 * The addresses that pages leave which come back elsewhere: where visitors found each last, unless something leads on
 * from there by now, or another page was there until just now.
 *
 * @param last where pages were that are not live, the latest first; @param redirects what would lead on without these
 */
export function returnedPaths(
  last: readonly PageAddress[],
  live: readonly PageAddress[],
  after: readonly PageAddress[],
  redirects: readonly DraftedRedirect[],
): { from: string; to: string }[] {
  if (last.length === 0) return []
  const there = new Set(live.filter(isAddressed).map(({ path }) => path))
  const led = new Set(settledRedirects(redirects, after).map(({ from }) => spelled(from)))
  const left = movedPaths(last, after).filter(({ from }) => !there.has(from) && !led.has(from))
  // Of two that were found at one address it is the later one's.
  return [...new Map(left.toReversed().map((one) => [one.from, one])).values()]
}

/** A redirect as it is drafted: with whether a release wrote it, where that is known. */
export type DraftedRedirect = ReleasedRedirect & { readonly isAutomatic?: boolean }
type End = Pick<DraftedRedirect, 'to' | 'status' | 'isAutomatic'>

/**
 * Drops redirects that a page's own address makes void or that lead to where they begin, and follows chains to their
 * end, however the slashes at the ends of their addresses are written; loops are dropped. A chain is for good (301)
 * when every part of it is. One that the program made, for a page that is no longer there, leads nowhere and is none.
 */
export function settledRedirects(
  redirects: readonly DraftedRedirect[],
  pages: readonly PageAddress[],
): ReleasedRedirect[] {
  const paths = new Set(pages.filter(isAddressed).map((page) => page.path))
  const byFrom = new Map(
    redirects.filter((one) => !paths.has(spelled(one.from))).map((one) => [one.from, one]),
  )
  const from = (path: string) => {
    const bare = spelled(path)
    return byFrom.get(path) ?? byFrom.get(bare) ?? byFrom.get(`${bare}/`)
  }
  /** Where those lead that were followed, by their old address; null: into a circle. */
  const ends = new Map<string, End | null>()
  const endOf = (one: DraftedRedirect) => {
    const way = new Map<string, DraftedRedirect>()
    let end: End | null | undefined
    for (let next: DraftedRedirect | undefined = one; next; next = from(next.to)) {
      end = way.has(next.from) ? null : ends.get(next.from)
      if (end !== undefined) break
      way.set(next.from, next)
    }
    for (const each of [...way.values()].toReversed()) {
      end = end === undefined ? each : end && { ...end, status: each.status === 302 ? 302 : end.status }
      ends.set(each.from, end)
    }
    return end ?? null
  }
  return [...byFrom.values()].flatMap((one) => {
    const end = endOf(one)
    if (!end) return []
    const isPage = paths.has(spelled(end.to))
    if (end.isAutomatic === true && !isPage) return []
    const to = isPage ? spelled(end.to) : end.to
    return spelled(to) === spelled(one.from) ? [] : [{ from: one.from, to, status: end.status }]
  })
}

/**
 * The addresses that a page takes which another one had, or was led to from: where that one stands now. Without those to
 * which a page comes back that was found there last: what leads there may be its own.
 *
 * @param last where pages were that are not live; @param redirects those that the program made
 */
function handedOver(
  live: readonly PageAddress[],
  last: readonly PageAddress[],
  after: readonly PageAddress[],
  redirects: readonly DraftedRedirect[],
): ReadonlyMap<string, string> {
  const there = new Map(live.filter(isAddressed).map(({ id, path }) => [path, id]))
  const led = new Map(settledRedirects(redirects, live).map(({ from, to }) => [from, there.get(to)]))
  const returned = new Map(last.map(({ id, path }) => [id, path]))
  const now = new Map(after.filter(isAddressed).map(({ id, path }) => [id, path]))
  return new Map(
    [...now].flatMap(([id, path]): [string, string][] => {
      const had = there.get(path) ?? led.get(path)
      if (had === undefined || had === id || returned.get(id) === path) return []
      const to = now.get(had)
      return to === undefined ? [] : [[path, to]]
    }),
  )
}

/**
 * Redirects that the program made, to addresses that another page takes than the one that they led to: they go along
 * with that. What somebody wrote by hand names an address, and stays.
 *
 * @param last where pages were that are not live; @param redirects as they are drafted
 */
export function ledAlong(
  live: readonly PageAddress[],
  last: readonly PageAddress[],
  after: readonly PageAddress[],
  redirects: readonly DraftedRedirect[],
): ReleasedRedirect[] {
  const made = redirects.filter(({ isAutomatic }) => isAutomatic === true)
  if (made.length === 0) return []
  const over = handedOver(live, last, after, made)
  return made.flatMap(({ from, to: led, status }) => {
    const to = over.get(spelled(led))
    return to === undefined || to === from ? [] : [{ from, to, status }]
  })
}

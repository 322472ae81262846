import { spelled } from '../redirects/redirect.ts'
import { isAddressed } from '../tree/page.ts'
import type { ReleasedPage, ReleasedRedirect } from './released-site.ts'

export type PageAddress = Pick<ReleasedPage, 'id' | 'kind' | 'path'>

/** Paths at which things of other kinds than pages stand. */
export type OtherPaths = ReadonlySet<string>
const NONE: OtherPaths = new Set()

/**
 * The addresses that pages leave: from where a page was to where it is now, unless another page took the old address, or
 * something else stands there.
 */
export function movedPaths(
  before: readonly PageAddress[],
  after: readonly PageAddress[],
  others: OtherPaths = NONE,
): { from: string; to: string }[] {
  const taken = new Set([...after.filter(isAddressed).map((page) => page.path), ...others])
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
  redirects: readonly KnownRedirect[],
  others: OtherPaths = NONE,
): { from: string; to: string }[] {
  if (last.length === 0) return []
  const there = new Set(live.filter(isAddressed).map(({ path }) => path))
  const led = new Set(settledRedirects(redirects, after, others).map(({ from }) => spelled(from)))
  const left = movedPaths(last, after, others).filter(({ from }) => !there.has(from) && !led.has(from))
  // Of two that were found at one address it is the later one's.
  return [...new Map(left.toReversed().map((one) => [one.from, one])).values()]
}

/** A redirect with whether a release wrote it, where that is known. */
export type KnownRedirect = ReleasedRedirect & { readonly isAutomatic?: boolean }
type End = Pick<KnownRedirect, 'to' | 'status' | 'isAutomatic'>

/**
 * Drops redirects that the address of a page, or of something else, makes void or that lead to where they begin, and follows chains to their
 * end, however the slashes at the ends of their addresses are written; loops are dropped. A chain is for good (301)
 * when every part of it is. One that the program made, for a page that is no longer there, leads nowhere and is none.
 */
export function settledRedirects(
  redirects: readonly KnownRedirect[],
  pages: readonly PageAddress[],
  others: OtherPaths = NONE,
): ReleasedRedirect[] {
  const paths = new Set([...pages.filter(isAddressed).map((page) => page.path), ...others])
  const byFrom = new Map(
    redirects.filter((one) => !paths.has(spelled(one.from))).map((one) => [one.from, one]),
  )
  const from = (path: string) => {
    const bare = spelled(path)
    return byFrom.get(path) ?? byFrom.get(bare) ?? byFrom.get(`${bare}/`)
  }
  /** Where those lead that were followed, by their old address; null: into a circle. */
  const ends = new Map<string, End | null>()
  const endOf = (one: KnownRedirect) => {
    const way = new Map<string, KnownRedirect>()
    let end: End | null | undefined
    for (let next: KnownRedirect | undefined = one; next; next = from(next.to)) {
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
  redirects: readonly KnownRedirect[],
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
  redirects: readonly KnownRedirect[],
): ReleasedRedirect[] {
  const made = redirects.filter(({ isAutomatic }) => isAutomatic === true)
  if (made.length === 0) return []
  const over = handedOver(live, last, after, made)
  return made.flatMap(({ from, to: led, status }) => {
    const to = over.get(spelled(led))
    return to === undefined || to === from ? [] : [{ from, to, status }]
  })
}

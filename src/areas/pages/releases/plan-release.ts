import { isDeepStrictEqual } from 'node:util'
import { type Choice, type Chosen, chosenOf, REDIRECT, takesOf } from '#areas/releases/index.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { DraftedRedirect } from '../redirects/redirect.ts'
import type { StylesDraft } from '../styles/styles.store.ts'
import { isAddressed, type Page, pathOf } from '../tree/page.ts'
import { type KnownRedirect, type OtherPaths, type PageAddress, settledRedirects } from './addresses.ts'
import { inPlaces } from './in-places.ts'
import { type Leading, leftAddresses } from './left-addresses.ts'
import { type Displacements, displacements, type Standing } from './moved-along.ts'
import { isAsReleased, type ReleasedPage, type ReleasedRedirect, type ReleasedSite } from './released-site.ts'
import { PAGE, STYLES } from './released-things.ts'

function released(page: Page, editionId: string): ReleasedPage {
  return {
    id: page.id,
    editionId,
    kind: page.kind,
    path: pathOf(page),
    title: page.title,
    navTitle: page.navTitle,
    nav: page.nav,
    parentId: page.parentId,
    position: page.position,
    isHome: page.isHome,
    isHidden: page.isHidden,
    passwordHash: page.passwordHash,
    settings: page.settings,
    version: page.version,
    factsVersion: page.factsVersion,
    changedAt: page.updatedAt.toISOString(),
  }
}

/** A page that nobody chose, with what a chosen one leaves it; else as it is live. */
function givingWay(page: ReleasedPage, left: Partial<ReleasedPage>, draft: Page | undefined): ReleasedPage {
  const now = { ...page, ...left }
  if (!draft) return now
  const { version, factsVersion, changedAt } = page
  const drafted = released(draft, page.editionId)
  const isAlike = isDeepStrictEqual({ ...drafted, version, factsVersion, changedAt }, now)
  // Where nothing else of it was changed, nothing of it is left to release.
  return isAlike ? { ...now, factsVersion: drafted.factsVersion } : now
}

/** Every page, drafted or live, by its addresses. */
function standings(live: readonly ReleasedPage[], drafts: readonly Page[]): Standing[] {
  const shown = new Map(live.map((page) => [page.id, page]))
  const drafted = new Set(drafts.map(({ id }) => id))
  const livePath = (page: ReleasedPage | undefined) => (page && isAddressed(page) ? page.path : null)
  return [
    ...drafts.map((page) => ({
      id: page.id,
      title: page.title,
      live: livePath(shown.get(page.id)),
      draft: isAddressed(page) ? pathOf(page) : null,
    })),
    ...live
      .filter((page) => !drafted.has(page.id))
      .map((page) => ({ id: page.id, title: page.title, live: livePath(page), draft: null })),
  ]
}

/** What becomes of pages that a choice leaves out and whose addresses it takes. */
export function displacedAmong(
  live: readonly ReleasedPage[],
  drafts: readonly Page[],
  pageIds: Chosen,
): Displacements<Standing> {
  if (pageIds === null) return { moved: [], stuck: [] }
  const chosen = new Set(pageIds)
  return displacements(standings(live, drafts), ({ id }) => chosen.has(id))
}

/**
 * Why a choice of pages may not go live: it would leave the site without its home page, or put one that it leaves out
 * and that has nowhere to go out of its address. Null: it may.
 */
function refusalOf(
  live: readonly ReleasedPage[],
  drafts: readonly Page[],
  pageIds: Chosen,
  [first]: Displacements<Standing>['stuck'],
): Refusal | null {
  if (pageIds === null) return null
  const chosen = new Set(pageIds)
  const hasHome =
    live.some((page) => page.path === '/' && !chosen.has(page.id)) ||
    drafts.some((page) => page.isHome && chosen.has(page.id))
  if (!hasHome) return refuse('invalid', 'pages.release_no_home', { field: 'pageIds' })
  if (!first) return null
  const values = { page: first.by.title, other: first.page.title }
  return refuse('invalid', 'pages.release_address_taken', { field: 'pageIds', values })
}

/**
 * The redirects that are live, and those that releases write by themselves: what was done by hand since waits. An
 * address from which somebody leads on by hand leads to its page until then, and for the time being (302).
 */
function redirectsLeft(
  live: readonly ReleasedRedirect[],
  drafted: readonly KnownRedirect[],
  byHand: readonly Leading[],
): KnownRedirect[] {
  const byFrom = new Map<string, KnownRedirect>(live.map((one) => [one.from, one]))
  for (const { from, to, status, isAutomatic } of drafted) {
    if (isAutomatic === true) byFrom.set(from, { from, to, status, isAutomatic })
  }
  for (const { from, to } of byHand) byFrom.set(from, { from, to, status: 302, isAutomatic: true })
  return [...byFrom.values()]
}

/** Redirects that are drafted, once a release has written those of its own. */
function withLeading(
  drafted: readonly KnownRedirect[],
  leading: readonly Leading[],
): readonly KnownRedirect[] {
  const byFrom = new Map(drafted.map((one) => [one.from, one]))
  for (const { from, to, status = 301 } of leading) byFrom.set(from, { from, to, status, isAutomatic: true })
  return [...byFrom.values()]
}

/** All that a release of pages, styles and redirects is planned from, as it is at one moment. */
export interface Gathered {
  /** What visitors see; null before the first release. */
  readonly live: ReleasedSite | null
  readonly drafts: readonly Page[]
  /** Where pages that are taken and not live were found last; the latest first. */
  readonly last: readonly PageAddress[]
  /** At which of the addresses of pages and redirects something else stands. */
  readonly others: OtherPaths
  readonly redirects: readonly DraftedRedirect[]
  readonly styles: StylesDraft
}

/** What a release will write. */
export interface Plan {
  /** Why it may not go live; null: it may. */
  readonly refusal: Refusal | null
  /** Pages that were not chosen, and go along to another address. */
  readonly moved: Displacements<Standing>['moved']
  /** Drafts of which editions are made: their pages in {@link site} have none yet. */
  readonly edited: readonly Page[]
  /** What visitors see from then on. */
  readonly site: ReleasedSite
  /** Redirects that the release writes among the drafted ones. */
  readonly leading: readonly Leading[]
  /** Addresses at which pages stand, so that redirects from there lead nowhere. */
  readonly underPages: readonly string[]
}

/** Whether a draft is released anew. */
export function isNewIn(choice: Choice, live: ReleasedSite | null): (page: Page) => boolean {
  const chosen = chosenOf(choice, PAGE)
  const taken = chosen === null ? null : new Set(chosen)
  const before = new Map((live?.pages ?? []).map((page) => [page.id, page]))
  return (page) => (taken === null || taken.has(page.id)) && !isAsReleased(page, before.get(page.id))
}

/** The pages once the chosen drafts are live. */
function pagesAfter(
  { live, drafts }: Pick<Gathered, 'live' | 'drafts'>,
  pageIds: Chosen,
  moved: Plan['moved'],
): ReleasedPage[] {
  const before = new Map((live?.pages ?? []).map((page) => [page.id, page]))
  const drafted = new Map(drafts.map((page) => [page.id, page]))
  const chosen = pageIds === null ? null : new Set(pageIds)
  const taken = chosen === null ? drafts : drafts.filter(({ id }) => chosen.has(id))
  const kept = chosen === null ? [] : (live?.pages ?? []).filter(({ id }) => !chosen.has(id))
  const goesTo = new Map(moved.map(({ page, to }) => [page.id, to]))
  const takesNotFound = taken.some(({ settings }) => settings.isNotFound)
  return inPlaces(
    taken.map((page) => released(page, before.get(page.id)?.editionId ?? '')),
    kept.map((page) => {
      const to = goesTo.get(page.id)
      const isPast = takesNotFound && page.settings.isNotFound
      if (to === undefined && !isPast) return page
      const left = {
        ...(to === undefined ? {} : { path: to, isHome: false }),
        ...(isPast ? { settings: { ...page.settings, isNotFound: false } } : {}),
      }
      return givingWay(page, left, drafted.get(page.id))
    }),
    { drafted, live: before },
  )
}

/**
 * What would be live if the chosen drafts were released: new editions for pages that changed, the rest as they are,
 * but for those whose address, or place where addresses lead nowhere, a chosen one takes; all numbered anew among
 * their neighbours ({@link inPlaces}).
 */
export function planRelease(gathered: Gathered, choice: Choice): Plan {
  const { live, drafts, last, others, redirects, styles } = gathered
  const pageIds = chosenOf(choice, PAGE)
  const { moved, stuck } = displacedAmong(live?.pages ?? [], drafts, pageIds)
  const after = pagesAfter(gathered, pageIds, moved)
  const { byItself, byHand } = leftAddresses(redirects, { live: live?.pages ?? [], last, others }, after)
  const drafted = withLeading(redirects, byItself)
  const paths = new Map(drafts.map((page) => [page.id, pathOf(page)]))
  const takesStyles = !live || takesOf(choice, STYLES)
  const takesRedirects = !live || takesOf(choice, REDIRECT)
  return {
    refusal: refusalOf(live?.pages ?? [], drafts, pageIds, stuck),
    moved,
    edited: drafts.filter(isNewIn(choice, live)),
    leading: byItself,
    // Under a page that is only kept, and has left in the drafts, a redirect waits for it to go.
    underPages: after
      .filter((page) => isAddressed(page) && paths.get(page.id) === page.path)
      .map(({ path }) => path),
    site: {
      pages: after,
      styles: takesStyles ? styles.styles : live.styles,
      stylesVersion: takesStyles ? styles.version : live.stylesVersion,
      redirects: settledRedirects(
        takesRedirects ? drafted : redirectsLeft(live.redirects, drafted, byHand),
        after,
        others,
      ),
    },
  }
}

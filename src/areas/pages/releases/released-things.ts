import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type LiveThings, REDIRECT, type ReleasedThing } from '#areas/releases/index.ts'
import { type Id, NO_ID } from '#kernel/ids.ts'
import { isPattern, plainPath } from '../redirects/redirect.ts'
import { isAddressed } from '../tree/page.ts'
import type { ReleasedPage, ReleasedRedirect, ReleasedSite } from './released-site.ts'

/** The kinds of things that this area releases. */
export const PAGE = 'page'
export const STYLES = 'styles'
export const SITE_KINDS: readonly string[] = [PAGE, STYLES, REDIRECT]

/** The id of a redirect among what is released: one for each path. */
function redirectId(path: string): Id {
  const hex = createHash('md5').update(path).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** A page without an address has its path with its facts: folders have one to themselves, as nobody opens it. */
function thingOfPage({ id, editionId, path, ...facts }: ReleasedPage): ReleasedThing {
  const hasAddress = isAddressed(facts)
  return {
    kind: PAGE,
    id,
    editionId,
    path: hasAddress ? path : null,
    facts: hasAddress ? facts : { ...facts, path },
  }
}

/** Those of some things that are pages. */
export function pagesOfThings(things: readonly ReleasedThing[]): ReleasedPage[] {
  return things.filter(({ kind }) => kind === PAGE).map(pageOfThing)
}

function pageOfThing({ id, editionId, path, facts }: ReleasedThing): ReleasedPage {
  const known = facts as Omit<ReleasedPage, 'id' | 'editionId'>
  return { ...known, id, editionId: editionId ?? NO_ID, path: path ?? known.path }
}

/**
 * Where a redirect is looked for: at its old address as it is asked for. What would be a pattern then, or is one, stays
 * as it is written, and is read with every release (`live.store.ts`).
 */
function pathOfRedirect(from: string): string {
  const path = plainPath(from)
  // The database keeps no text with a zero byte, and nobody asks for one.
  return isPattern(path) || path.includes('\0') ? from : path
}

function thingOfRedirect({ from, to, status }: ReleasedRedirect): ReleasedThing {
  const path = pathOfRedirect(from)
  const facts = { to, status, ...(path === from ? {} : { from }) }
  return { kind: REDIRECT, id: redirectId(path), editionId: null, path, facts }
}

/** A redirect of those that are released. */
export function redirectOfThing({ path, facts }: ReleasedThing): ReleasedRedirect {
  return { from: path ?? '', ...(facts as Pick<ReleasedRedirect, 'to' | 'status'>) }
}

/** Redirects as things that are released: of two from one address, however it is written, the later. */
export function thingsOfRedirects(redirects: readonly ReleasedRedirect[]): ReleasedThing[] {
  return [...new Map(redirects.map((one) => [pathOfRedirect(one.from), thingOfRedirect(one)])).values()]
}

/** What a release shows of a site, as the things that it shows. */
export function thingsOf({ pages, styles, stylesVersion, redirects }: ReleasedSite): ReleasedThing[] {
  return [
    ...pages.map(thingOfPage),
    { kind: STYLES, id: NO_ID, editionId: null, path: null, facts: { styles, version: stylesVersion } },
    ...thingsOfRedirects(redirects),
  ]
}

/** Pages in an order that does not depend on their ids, which are others on another site. */
function byPlace(one: ReleasedPage, other: ReleasedPage): number {
  const [a, b] = [`${one.path} ${one.kind} ${one.title}`, `${other.path} ${other.kind} ${other.title}`]
  return one.position - other.position || (a < b ? -1 : Number(a > b))
}

/** What things that are released come to as a site. @throws Error where the styles are not among them */
export function siteOfThings(things: readonly ReleasedThing[]): ReleasedSite {
  const of = Map.groupBy(things, ({ kind }) => kind)
  const styles = of.get(STYLES)?.[0]?.facts as { styles: ReleasedSite['styles']; version: number } | undefined
  if (!styles) throw new Error('A release without styles')
  return {
    pages: pagesOfThings(of.get(PAGE) ?? []).toSorted(byPlace),
    styles: styles.styles,
    stylesVersion: styles.version,
    redirects: (of.get(REDIRECT) ?? []).map(redirectOfThing),
  }
}

/** A release that visitors see. */
export interface LiveRelease {
  readonly releaseId: Id
  readonly number: number
  readonly content: ReleasedSite
  /** Whether more stands at addresses than the content tells. */
  readonly hasMore: boolean
}

/** What visitors see, as it is read with its release. */
export function liveReleaseOf(live: LiveThings | null): LiveRelease | null {
  if (!live) return null
  const { releaseId, number, hasMore } = live
  return { releaseId, number, hasMore, content: siteOfThings(live.things) }
}

/** A change of what visitors see of a thing. With neither an edition nor facts it is gone. */
export type Change = ReleasedThing

const keyOf = ({ kind, id }: ReleasedThing): string => `${kind}/${id}`

/** What has to change so that visitors see one set of things in the place of another. */
export function changesBetween(before: readonly ReleasedThing[], after: readonly ReleasedThing[]): Change[] {
  const was = new Map(before.map((thing) => [keyOf(thing), thing]))
  const there = new Set(after.map(keyOf))
  return [
    ...before
      .filter((thing) => !there.has(keyOf(thing)))
      .map(({ kind, id }) => ({ kind, id, editionId: null, path: null, facts: null })),
    ...after.filter((thing) => !isDeepStrictEqual(was.get(keyOf(thing)), thing)),
  ]
}

import { readLivePaths, type ReleasedThing, thingKey } from '#areas/releases/index.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { QueryKey } from '#kernel/declared-query.ts'
import { NO_ID } from '#kernel/ids.ts'
import { type Composed, derived, point } from '#kernel/point.ts'
import { isPageSlug } from '#kernel/slug.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { ReleasedPage } from '../releases/released-site.ts'
import { pageSettings } from '../contract.ts'
import { PLACES_KEY } from '../loaders/page-key.ts'
import type { LiveSite } from './live-site.ts'
import { pageKeys } from './page-keys.ts'

/** What is asked of an area at one of its addresses. */
export interface AskedBrought {
  /** Decoded. */
  readonly path: string
  /** The parts of the path that the pattern names. */
  readonly parts: Readonly<Record<string, string>>
  /** The page of the tree that it is below; null at a fixed segment, and where a thing stands. */
  readonly page: ReleasedPage | null
  /** What is released at the path, of the kind that is brought. */
  readonly thing: ReleasedThing | null
  /** The declared keys, each with a value of its shape. */
  readonly query: Readonly<Record<string, string | number>>
}

/** What an area has at an address. */
export type FoundPage =
  | {
      readonly kind: 'page'
      readonly title: string
      readonly description?: string
      /** Drawn like any page, between the site's header and footer. */
      readonly document: PageDocument
      readonly isNoindex?: boolean
      readonly keys?: BroughtKeys
    }
  /** What is no page: a feed, a calendar. */
  | { readonly kind: 'file'; readonly type: string; readonly text: string; readonly keys?: BroughtKeys }

/**
 * Names of what it was read from, as loaders give them ({@link Loaded}): it is kept until one of them changes. Left out,
 * it goes with any change of the site.
 */
export type BroughtKeys = readonly string[]

/**
 * Addresses that an area answers. A page of the tree goes before, and so does a thing that is released there; a redirect
 * comes after.
 *
 * What is shared is kept as pages are: until one of the keys that it names changes, else until anything of the site does.
 */
export interface BroughtPage {
  /**
   * `cart` for `/cart`, which is then refused to pages; a pattern below any page: `[year]/[slug]`, `feed.xml`; or every
   * path at which things of a kind are released.
   */
  readonly at: { readonly segment: string } | { readonly below: string } | { readonly kind: string }
  /** The same for everyone who may see it. */
  readonly isShared: boolean
  readonly query: readonly QueryKey[]
  /** What stands there; null where nothing does, and the next one is asked. */
  find(ctx: Ctx, asked: AskedBrought): Promise<FoundPage | null>
}

export const broughtPages = point<BroughtPage>('pages.brought-pages')

const segmentsOf = derived(broughtPages, (all) => {
  const segments = new Map<string, BroughtPage>()
  for (const one of all) {
    if (!('segment' in one.at)) continue
    const { segment } = one.at
    if (!isPageSlug(segment) || segment.includes('/') || segments.has(segment))
      throw new Error(`No first segment of an address, or that of two areas: ${segment}`)
    segments.set(segment, one)
  }
  return segments as ReadonlyMap<string, BroughtPage>
})

/** First segments that areas answer, and no page may have. @throws Error where two areas want the same */
export function fixedSegments(tools: Composed): { has(segment: string): boolean } {
  return segmentsOf(tools)
}

/** The paths of what is released of kinds that areas answer, beside the pages. */
export function readBroughtPaths(ctx: Ctx): Promise<string[]> {
  const kinds = ctx.tools.of(broughtPages).flatMap(({ at }) => ('kind' in at ? at.kind : []))
  return readLivePaths(ctx, [...new Set(kinds)])
}

/** A place where an area may have something. */
export interface BroughtPlace extends Pick<AskedBrought, 'path' | 'parts' | 'page' | 'thing'> {
  readonly brought: BroughtPage
}

/** The parts that a pattern names, where a path is of it; else null. */
function partsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const parts: Record<string, string> = {}
  for (const [index, want] of wanted.entries()) {
    const part = given[index] ?? ''
    const name = /^\[([a-z]+)\]$/.exec(want)?.[1]
    if (name === undefined ? part !== want : part === '') return null
    if (name !== undefined) parts[name] = part
  }
  return parts
}

/**
 * Where areas may have something at a path, the nearest page first. Nothing is asked yet.
 *
 * @param path decoded
 * @param thing what is released there, of a kind other than pages
 */
export function broughtPlaces(
  tools: Composed,
  live: LiveSite,
  path: string,
  thing: ReleasedThing | null,
): BroughtPlace[] {
  const all = tools.of(broughtPages)
  const nowhere = { path, parts: {}, page: null, thing: null }
  const fixed = segmentsOf(tools).get(path.slice(1))
  if (fixed) return [{ ...nowhere, brought: fixed }]
  const places: BroughtPlace[] = thing
    ? all
        .filter(({ at }) => 'kind' in at && at.kind === thing.kind)
        .map((brought) => ({ ...nowhere, brought, thing }))
    : []
  for (let end = path.lastIndexOf('/'); end >= 0; end = end === 0 ? -1 : path.lastIndexOf('/', end - 1)) {
    const page = live.byPath.get(end === 0 ? '/' : path.slice(0, end))
    if (!page) continue
    for (const brought of all) {
      const parts = 'below' in brought.at ? partsOf(brought.at.below, path.slice(end + 1)) : null
      if (parts) places.push({ ...nowhere, brought, parts, page })
    }
  }
  return places
}

/**
 * Names of all that decides what stands at a place, with what an area has read there; null where it does not say.
 */
export function keysAt({ path, page, thing }: BroughtPlace, { keys }: FoundPage): readonly string[] | null {
  if (!keys) return null
  return [
    ...keys,
    pageKeys.at(path),
    ...(page ? [pageKeys.page(page.id)] : []),
    thing ? thingKey(thing.kind, thing.id) : PLACES_KEY,
  ]
}

/** What an area has found, as a page that is drawn like those of the tree. */
export function asPage(
  { path, page }: Pick<BroughtPlace, 'path' | 'page'>,
  found: Extract<FoundPage, { kind: 'page' }>,
): ReleasedPage {
  return {
    id: page?.id ?? NO_ID,
    editionId: NO_ID,
    kind: 'layout',
    path,
    title: found.title,
    navTitle: null,
    nav: 'none',
    parentId: page?.id ?? null,
    position: 0,
    isHome: false,
    isHidden: true,
    passwordHash: page?.passwordHash ?? null,
    settings: {
      ...pageSettings.parse({}),
      description: found.description ?? '',
      isNoindex: (found.isNoindex ?? false) || (page?.settings.isNoindex ?? false),
    },
    version: 0,
    factsVersion: 0,
    changedAt: '',
  }
}

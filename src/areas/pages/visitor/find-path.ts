import { REDIRECT, type ReleasedThing } from '#areas/releases/index.ts'
import { composed, decoded } from '#kernel/decoded.ts'
import { withoutTrailing } from '#kernel/tidy-text.ts'
import { locationOf, type Redirect, spelled, type WayPoint, wayFrom } from '../redirects/redirect.ts'
import type { ReleasedPage } from '../releases/released-site.ts'
import { redirectOfThing } from '../releases/released-things.ts'
import type { LiveSite } from './live-site.ts'

/** What a path leads to on a live site. */
export type Found =
  | { readonly kind: 'page'; readonly page: ReleasedPage }
  /** Something of another kind than a page stands there. */
  | { readonly kind: 'thing'; readonly thing: ReleasedThing }
  /** `to` is ready to be sent as a location. */
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'none' }

/** Reads what is released at some paths, whatever its kind, in one statement (`readThingsAt`). */
export type ReadAt = (paths: readonly string[]) => Promise<readonly ReleasedThing[]>

/** Whether a location is the very address that was asked for: who followed it would come back for ever. */
function isItself(location: string, path: string, query: string): boolean {
  const [to = '', own] = location.split(/(?=\?)/, 2)
  return (
    spelled(decoded(to.replace(/#.*$/, ''))) === spelled(path) && (own ?? '').replace(/#.*$/, '') === query
  )
}

/**
 * The most that is compared to tell whether a way ends, for each visitor anew: a quarter of a millisecond. Twenty steps
 * through five hundred patterns come to a tenth of it; some that are made to lead through each other would to fifty times.
 */
const MOST_COMPARED = 100_000

/** The spellings under which something may stand at an address, the nearest first. */
function spellingsOf({ path, query }: WayPoint): string[] {
  const bare = spelled(path)
  const all = [...(query === '' ? [] : [path + decoded(query)]), path, bare, `${bare}/`]
  // Where the database can keep nothing, nothing stands.
  return [...new Set(all)].filter((one) => !one.includes('\0'))
}

/** What is released at an address besides what the site tells of itself. */
interface Beside {
  readonly thing: ReleasedThing | null
  readonly redirect: Redirect | null
}

async function lookBeside(live: LiveSite, readAt: ReadAt, point: WayPoint): Promise<Beside> {
  if (!live.hasMore) return { thing: null, redirect: null }
  const spellings = spellingsOf(point)
  const there = await readAt(spellings)
  const at = (path: string, isRedirect: boolean) =>
    there.find((one) => one.path === path && (one.kind === REDIRECT) === isRedirect)
  const leading = spellings.flatMap((path) => at(path, true) ?? [])[0]
  return {
    thing: at(spelled(point.path), false) ?? null,
    redirect: leading ? redirectOfThing(leading) : null,
  }
}

/** The redirect of an address: one that says it itself, else the pattern that says most of it. */
function redirectAt(live: LiveSite, { path, query }: WayPoint, { redirect }: Beside): Redirect | null {
  const known = live.redirects.find(path, query)
  return redirect ?? known
}

/** Whether who goes to an address of the site never arrives. */
async function neverArrives(live: LiveSite, readAt: ReadAt, address: string): Promise<boolean> {
  const way = wayFrom(address, live.redirects, live.byPath, MOST_COMPARED)
  let step = way.next()
  while (step.done !== true) {
    const beside = await lookBeside(live, readAt, step.value)
    step = way.next(beside.thing ? 'page' : redirectAt(live, step.value, beside))
  }
  return step.value
}

/**
 * Finds what a path means: a page, something of another kind, the one spelling of the address of either (no slash at
 * the end), a redirect, which answers both spellings of its own, or nothing. What the site does not tell itself is
 * read in one statement; where a redirect leads to what is no page, in another.
 *
 * @param asked the path, decoded
 * @param query as it was asked with, question mark and all; it goes along with a redirect
 */
export async function findPath(live: LiveSite, readAt: ReadAt, asked: string, query = ''): Promise<Found> {
  const path = composed(asked)
  const page = live.byPath.get(path)
  if (page) return { kind: 'page', page }
  const isBare = path.length <= 1 || !path.endsWith('/')
  const bare = isBare ? path : withoutTrailing(path, '/') || '/'
  const toBare = { kind: 'redirect', to: locationOf(bare, query), status: 301 } as const
  if (!isBare && live.byPath.has(bare)) return toBare
  const beside = await lookBeside(live, readAt, { path, query })
  if (beside.thing) return isBare ? { kind: 'thing', thing: beside.thing } : toBare
  const redirect = redirectAt(live, { path, query }, beside)
  if (!redirect) return { kind: 'none' }
  const to = locationOf(redirect.to, query)
  // What stood at the end of a way of redirects may be gone.
  if (isItself(to, path, query) || (to.startsWith('/') && (await neverArrives(live, readAt, to))))
    return { kind: 'none' }
  return { kind: 'redirect', to, status: redirect.status }
}

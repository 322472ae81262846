import { decoded } from '#kernel/decoded.ts'
import { isId } from '#kernel/ids.ts'
import { withoutTrailing } from '#kernel/tidy-text.ts'
import type { Ctx } from '#platform/ctx.ts'
import { isAddressed } from '../tree/page.ts'
import type { Manifest, ReleasedPage } from '../releases/manifest.ts'
import {
  leadsOnForEver,
  locationOf,
  type RedirectTable,
  redirectTable,
  spelled,
} from '../redirects/redirect.ts'
import { type LiveRelease, readLive } from '../releases/release.store.ts'
import { assetIdsIn } from './asset-ids.ts'

/** What is live on a site, arranged for asking by path. */
export interface LiveSite {
  readonly releaseId: string
  readonly manifest: Manifest
  readonly byPath: ReadonlyMap<string, ReleasedPage>
  readonly byId: ReadonlyMap<string, ReleasedPage>
  readonly redirects: RedirectTable
  /** Ids of the files that all of its pages show or name in their heads. */
  readonly assetIds: readonly string[]
}

function assetsOf({ styles }: Manifest): string[] {
  const ids = assetIdsIn(styles)
  for (const id of [styles.socialImage, styles.favicon]) if (id) ids.add(id)
  return [...ids].filter(isId)
}

/** A manifest arranged for asking by path. */
export function arranged(releaseId: string, manifest: Manifest): LiveSite {
  return {
    releaseId,
    manifest,
    byPath: new Map(manifest.pages.filter(isAddressed).map((page) => [page.path, page])),
    byId: new Map(manifest.pages.map((page) => [page.id, page])),
    redirects: redirectTable(manifest.redirects),
    assetIds: assetsOf(manifest),
  }
}

/** What visitors of the context's site see, or null before its first release. */
export async function readLiveSite(ctx: Ctx): Promise<LiveSite | null> {
  return liveSiteOf(await readLive(ctx))
}

/** A live release, arranged for asking by path. */
export function liveSiteOf(live: LiveRelease | null): LiveSite | null {
  return live && arranged(live.releaseId, live.manifest)
}

/** A live site as if it had no redirect: with one that takes every address, none leads nowhere. */
export function withoutRedirects(live: LiveSite): LiveSite {
  return { ...live, redirects: redirectTable([]) }
}

/** What a path leads to on a live site. */
export type Found =
  | { readonly kind: 'page'; readonly page: ReleasedPage }
  /** `to` is ready to be sent as a location. */
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'none' }

/** Whether a location is the very address that was asked for: whoever followed it would come back for ever. */
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

/**
 * Finds what a path means: a page, the one spelling of a page's address (no slash at the end), a redirect, which
 * answers both spellings of its own, or nothing.
 *
 * @param path decoded
 * @param query as it was asked with, question mark and all; it goes along with a redirect
 */
export function findPath(live: LiveSite, path: string, query = ''): Found {
  const page = live.byPath.get(path)
  if (page) return { kind: 'page', page }
  if (path.length > 1 && path.endsWith('/')) {
    const bare = withoutTrailing(path, '/') || '/'
    if (live.byPath.has(bare)) return { kind: 'redirect', to: locationOf(bare, query), status: 301 }
  }
  const redirect = live.redirects.find(path, query)
  if (!redirect) return { kind: 'none' }
  const to = locationOf(redirect.to, query)
  // A page at which a way of redirects ended may be gone.
  if (
    isItself(to, path, query) ||
    (to.startsWith('/') && leadsOnForEver(to, live.redirects, live.byPath, MOST_COMPARED))
  )
    return { kind: 'none' }
  return { kind: 'redirect', to, status: redirect.status }
}

/** The page that stands where an address leads nowhere, if the owner made one. */
export function notFoundPage(live: LiveSite): ReleasedPage | null {
  const page = live.manifest.pages.find((one) => one.settings.isNotFound && isAddressed(one))
  return page && page.passwordHash === null ? page : null
}

/** Whether a page may be found by search engines. */
export function isSought(page: ReleasedPage): boolean {
  return (
    isAddressed(page) && !page.settings.isNoindex && !page.settings.isNotFound && page.passwordHash === null
  )
}

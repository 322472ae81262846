import type { Ctx } from '#platform/ctx.ts'
import { isAddressed } from '../tree/page.ts'
import type { Manifest, ReleasedPage } from '../releases/manifest.ts'
import { readLive } from '../releases/release.store.ts'

/** What is live on a site, arranged for asking by path. */
export interface LiveSite {
  readonly releaseId: string
  readonly manifest: Manifest
  readonly byPath: ReadonlyMap<string, ReleasedPage>
  readonly byId: ReadonlyMap<string, ReleasedPage>
  readonly redirects: ReadonlyMap<string, { readonly to: string; readonly status: 301 | 302 }>
}

/** A manifest arranged for asking by path. */
export function arranged(releaseId: string, manifest: Manifest): LiveSite {
  return {
    releaseId,
    manifest,
    byPath: new Map(manifest.pages.filter(isAddressed).map((page) => [page.path, page])),
    byId: new Map(manifest.pages.map((page) => [page.id, page])),
    redirects: new Map(manifest.redirects.map(({ from, to, status }) => [from, { to, status }])),
  }
}

/** What visitors of the context's site see, or null before its first release. */
export async function readLiveSite(ctx: Ctx): Promise<LiveSite | null> {
  const live = await readLive(ctx)
  return live ? arranged(live.releaseId, live.manifest) : null
}

/** What a path leads to on a live site. */
export type Found =
  | { readonly kind: 'page'; readonly page: ReleasedPage }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'none' }

/**
 * Finds what a path means: a page, a redirect, the one spelling of a page's address (no
 * slash at the end), or nothing.
 */
export function findPath(live: LiveSite, path: string): Found {
  const page = live.byPath.get(path)
  if (page) return { kind: 'page', page }
  const redirect = live.redirects.get(path)
  if (redirect) return { kind: 'redirect', ...redirect }
  if (path.length > 1 && path.endsWith('/')) {
    const bare = path.replace(/\/+$/, '') || '/'
    if (live.byPath.has(bare)) return { kind: 'redirect', to: bare, status: 301 }
  }
  return { kind: 'none' }
}

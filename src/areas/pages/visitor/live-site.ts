import type { LiveThings } from '#areas/releases/index.ts'
import { isId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { isAddressed } from '../tree/page.ts'
import type { ReleasedSite, ReleasedPage } from '../releases/released-site.ts'
import { type RedirectTable, redirectTable } from '../redirects/redirect.ts'
import { readLive } from '../releases/live.store.ts'
import { type LiveRelease, liveReleaseOf } from '../releases/released-things.ts'
import { assetIdsIn } from './asset-ids.ts'

/** What is live on a site, arranged for asking by path. */
export interface LiveSite {
  readonly releaseId: string
  readonly content: ReleasedSite
  readonly byPath: ReadonlyMap<string, ReleasedPage>
  readonly byId: ReadonlyMap<string, ReleasedPage>
  /** Those that are told along with the site: of one that visitors see, what may be a pattern. */
  readonly redirects: RedirectTable
  /** Whether more stands at addresses than this tells: things of other kinds, and redirects. */
  readonly hasMore: boolean
  /** Ids of the files that all of its pages show or name in their heads. */
  readonly assetIds: readonly string[]
}

function assetsOf({ styles }: ReleasedSite): string[] {
  const ids = assetIdsIn(styles)
  for (const id of [styles.socialImage, styles.favicon]) if (id) ids.add(id)
  return [...ids].filter(isId)
}

/** What a release shows, arranged for asking by path. */
export function arranged(releaseId: string, content: ReleasedSite, hasMore = false): LiveSite {
  return {
    releaseId,
    content,
    hasMore,
    byPath: new Map(content.pages.filter(isAddressed).map((page) => [page.path, page])),
    byId: new Map(content.pages.map((page) => [page.id, page])),
    redirects: redirectTable(content.redirects),
    assetIds: assetsOf(content),
  }
}

/** What visitors of the context's site see, with every redirect, or null before its first release. */
export async function readLiveSite(ctx: Ctx): Promise<LiveSite | null> {
  return arrangedRelease(await readLive(ctx))
}

const arrangedRelease = (live: LiveRelease | null) =>
  live && arranged(live.releaseId, live.content, live.hasMore)

/** What is live of a site as it was read along with it, arranged for asking by path. */
export function liveSiteOf(live: LiveThings | null): LiveSite | null {
  return arrangedRelease(liveReleaseOf(live))
}

/** A live site as if it had no redirect: with one that takes every address, none leads nowhere. */
export function withoutRedirects(live: LiveSite): LiveSite {
  return { ...live, redirects: redirectTable([]) }
}

/** The page that stands where an address leads nowhere, if the owner made one. */
export function notFoundPage(live: LiveSite): ReleasedPage | null {
  const page = live.content.pages.find((one) => one.settings.isNotFound && isAddressed(one))
  return page && page.passwordHash === null ? page : null
}

/** The page whose document stands below every page, if the styles name one. */
export function footerOf(content: ReleasedSite): ReleasedPage | undefined {
  const id = content.styles.footer.document
  return id === undefined ? undefined : content.pages.find((page) => page.id === id)
}

/** Whether a page may be found by search engines. */
export function isSought(page: ReleasedPage): boolean {
  return (
    isAddressed(page) && !page.settings.isNoindex && !page.settings.isNotFound && page.passwordHash === null
  )
}

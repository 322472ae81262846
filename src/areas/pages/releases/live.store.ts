import { type RawBuilder, sql } from 'kysely'
import {
  type LiveThings,
  liveThingsOf,
  REDIRECT,
  readLastThings,
  readLiveThings,
  readThingsAsOf,
} from '#areas/releases/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { PageAddress } from './addresses.ts'
import type { ReleasedPage, ReleasedRedirect, ReleasedSite } from './released-site.ts'
import {
  type LiveRelease,
  liveReleaseOf,
  PAGE,
  pagesOfThings,
  redirectOfThing,
  SITE_KINDS,
  siteOfThings,
  STYLES,
} from './released-things.ts'

/** Whether a redirect may be a pattern, which no look at a path finds. */
const isOddPath = sql<boolean>`released.path ~* '[*[]|%2a|%5b'`

/** What visitors of the context's site see now, or null before the first release. */
export async function readLive(ctx: Ctx): Promise<LiveRelease | null> {
  return liveReleaseOf(await readLiveThings(ctx, SITE_KINDS))
}

/**
 * SQL of what every page of a site is drawn with, and of what no look at a path finds, for a statement of another area
 * (decision 36); {@link liveReleaseOf} reads it. Other redirects are looked for at their paths.
 */
export function liveRelease(siteId: RawBuilder<unknown>): RawBuilder<LiveThings | null> {
  const wanted = sql<boolean>`(released.kind <> ${sql.lit(REDIRECT)} or ${isOddPath})`
  return liveThingsOf(siteId, SITE_KINDS, wanted)
}

/** The same with every redirect: for who takes a site along. */
export function wholeRelease(siteId: RawBuilder<unknown>): RawBuilder<LiveThings | null> {
  return liveThingsOf(siteId, SITE_KINDS)
}

/** The redirects that visitors are led by now. */
export async function readLiveRedirects(ctx: Ctx): Promise<ReleasedRedirect[]> {
  return ((await readLiveThings(ctx, [REDIRECT]))?.things ?? []).map(redirectOfThing)
}

/** The pages that visitors see now. */
export async function readLivePages(ctx: Ctx): Promise<ReleasedPage[]> {
  return pagesOfThings((await readLiveThings(ctx, [PAGE]))?.things ?? [])
}

/** The version of the styles that is live; -1 before the first release. */
export async function readLiveStylesVersion(ctx: Ctx): Promise<number> {
  const [styles] = (await readLiveThings(ctx, [STYLES]))?.things ?? []
  return (styles?.facts as { version: number } | undefined)?.version ?? -1
}

/** What releases of some numbers show, by their numbers. */
export async function readSitesAsOf(
  ctx: Ctx,
  numbers: readonly number[],
): Promise<Map<number, ReleasedSite>> {
  const shown = await readThingsAsOf(ctx, numbers, SITE_KINDS)
  return new Map([...shown].map(([number, things]) => [number, siteOfThings(things)]))
}

/** Where visitors found pages last, whichever release showed them; the latest comes first. */
export async function readLastShown(ctx: Ctx, pageIds: readonly string[]): Promise<PageAddress[]> {
  return pagesOfThings(await readLastThings(ctx, PAGE, pageIds)).map(({ id, kind, path }) => ({
    id,
    kind,
    path,
  }))
}

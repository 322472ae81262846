import type { Id } from '#kernel/ids.ts'
import type { OwnerPageContextSource } from '#kernel/page-context.ts'
import { point, question } from '#kernel/point.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Db } from '#platform/db/database.ts'
import type { Beginning } from './contract.ts'
import type { NewIds } from './carry/new-ids.ts'
import type { Site } from './site/site.ts'

/**
 * What the areas above do in the same transaction when something happens to a site, so that no site is ever seen
 * without it, in the order of the areas. The context is bound to the site (`siteOf(ctx)`), its transaction to the
 * platform or, of a site that is there already, to the site: rows carry their `site_id` themselves. A hook that throws
 * undoes the whole.
 */
export interface SiteHooks {
  /** A site has been made: its pages, its plan. */
  created(ctx: Ctx, made: { readonly site: Site; readonly beginning: Beginning }): Promise<void>
  /**
   * A site has been copied: what belongs to `from`, and no table of `carry` takes along, is to be copied to `to`. `ids`
   * says what is called otherwise there.
   */
  duplicated(
    ctx: Ctx,
    copied: { readonly from: Site; readonly to: Site; readonly ids: NewIds },
  ): Promise<void>
  /** A site has been made for what was taken out of another: its plan. What it shows comes after. */
  imported(ctx: Ctx, made: { readonly site: Site }): Promise<void>
  /** A site becomes one of another type. */
  converted(ctx: Ctx, change: { readonly before: Site; readonly after: Site }): Promise<void>
  /** A removed site has been brought back, in the status it had. */
  restored(ctx: Ctx, back: { readonly site: Site }): Promise<void>
  /**
   * Time has something to do for a site that is on its way to expiring: to tell of it, or to let it expire. A hook
   * that moves the site to another standing keeps both from happening.
   */
  expiring(ctx: Ctx, near: { readonly site: Site }): Promise<void>
  /** Somebody works on the site no more: what they made that would still let them in is to be closed. */
  left(ctx: Ctx, gone: { readonly accountId: Id }): Promise<void>
  /** A site and every row with its `site_id` are gone: what else the platform keeps of it goes too. Bound to no site. */
  purged(ctx: Ctx, gone: { readonly siteId: Id }): Promise<void>
}

/** What an area does at each event; most areas name a few. */
export const siteHooks = point<Partial<SiteHooks>>('sites.hooks')

/** Runs the hooks of an event, one after the other. */
export async function runSiteHooks<Name extends keyof SiteHooks>(
  name: Name,
  ctx: Ctx,
  happened: Parameters<SiteHooks[Name]>[1],
): Promise<void> {
  for (const hooks of ctx.tools.of(siteHooks)) {
    const hook = hooks[name] as ((ctx: Ctx, happened: unknown) => Promise<void>) | undefined
    await hook?.(ctx, happened)
  }
}

/** How a site is shown by its home page. */
export interface SitePicture {
  /** Address of a picture out of it; null where it has none. */
  readonly picture: string | null
  /** Path at which the page itself stands drawn. */
  readonly homePage: string
  /** The page itself, as the editor opens it. */
  readonly homePageId: Id
  /** Anything of the site has been released: its visitors see more than that it is coming soon. */
  readonly isReleased: boolean
}

/** Gives what home pages look like, by site. */
export type SitePictures = (ctx: Ctx, siteIds: readonly Id[]) => Promise<ReadonlyMap<Id, SitePicture>>

/** The area that can picture a home page answers; without it the dashboard draws a placeholder. */
export const sitePictures = question<SitePictures>('sites.pictures', async () => new Map())

export async function picturesOf(ctx: Ctx, siteIds: readonly Id[]): Promise<ReadonlyMap<Id, SitePicture>> {
  return siteIds.length > 0 ? ctx.tools.of(sitePictures)(ctx, siteIds) : new Map()
}

/** Which doors of a site are open to the acting account that no right opens, by names of the area's own. */
export type Doors = (ctx: Ctx, siteId: Id) => Promise<readonly string[]>

export const siteDoors = point<Doors>('sites.doors')

export async function doorsOf(ctx: Ctx, siteId: Id): Promise<readonly string[]> {
  const open: string[] = []
  for (const doors of ctx.tools.of(siteDoors)) open.push(...(await doors(ctx, siteId)))
  return open
}

/** What experiments add to the page context of the owner's app. */
export type PageContextFlags = Omit<OwnerPageContextSource, 'site' | 'account'>
export type ReadPageContextFlags = (
  db: Db,
  asks: { readonly siteId: Id | null; readonly accountId: Id },
) => Promise<PageContextFlags>

/** The area that keeps experiments answers which are on. */
export const pageContextFlags = question<ReadPageContextFlags>('sites.page-context-flags', async () => ({}))

import type { Id } from '#kernel/ids.ts'
import type { OwnerPageContextSource } from '#kernel/page-context.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Db } from '#platform/db/database.ts'
import type { Beginning, SiteDoor } from './contract.ts'
import type { Site } from './site/site.ts'

/**
 * What the areas above do in the same transaction when something happens to a site, so that no site
 * is ever seen without it. They register at start, from their `area.ts`; the order is that of the
 * areas. The context is bound to the site (`siteOf(ctx)`), its transaction to the platform or, of a
 * site that is there already, to the site: rows carry their `site_id` themselves. A hook that throws undoes the whole.
 */
export interface SiteHooks {
  /** A site has been made: its pages, its plan. */
  created(ctx: Ctx, made: { readonly site: Site; readonly beginning: Beginning }): Promise<void>
  /** A site has been copied: what belongs to `from` is to be copied to `to`. */
  duplicated(ctx: Ctx, copied: { readonly from: Site; readonly to: Site }): Promise<void>
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

type Registered = { [Name in keyof SiteHooks]: Map<string, SiteHooks[Name]> }

const registered: Registered = {
  created: new Map(),
  duplicated: new Map(),
  imported: new Map(),
  converted: new Map(),
  restored: new Map(),
  expiring: new Map(),
  left: new Map(),
  purged: new Map(),
}

/**
 * Registers what an area does; once a name, so that a module that is loaded twice does nothing twice.
 *
 * @param area the area that registers, as it is called in the house
 */
export function onSite<Name extends keyof SiteHooks>(name: Name, area: string, hook: SiteHooks[Name]): void {
  registered[name].set(area, hook)
}

export const onSiteCreated = (area: string, hook: SiteHooks['created']): void => onSite('created', area, hook)

/** Runs what is registered, one after the other. */
export async function runSiteHooks<Name extends keyof SiteHooks>(
  name: Name,
  ctx: Ctx,
  happened: Parameters<SiteHooks[Name]>[1],
): Promise<void> {
  const hooks = registered[name] as unknown as Map<string, (ctx: Ctx, happened: unknown) => Promise<void>>
  for (const hook of hooks.values()) await hook(ctx, happened)
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

let pictures: SitePictures | undefined

/** The area that can picture a home page says how; until one does, the dashboard draws a placeholder. */
export function provideSitePictures(provider: SitePictures): void {
  pictures = provider
}

export async function picturesOf(ctx: Ctx, siteIds: readonly Id[]): Promise<ReadonlyMap<Id, SitePicture>> {
  return pictures && siteIds.length > 0 ? pictures(ctx, siteIds) : new Map()
}

/** What experiments add to the page context of the owner's app. */
export type PageContextFlags = Omit<OwnerPageContextSource, 'site' | 'account'>
export type FlagsProvider = (
  db: Db,
  asks: { readonly siteId: Id | null; readonly accountId: Id },
) => Promise<PageContextFlags>

/** Which screens of a site the acting account is let into that no right opens. */
export type DoorsProvider = (ctx: Ctx, siteId: Id) => Promise<readonly SiteDoor[]>

let doors: DoorsProvider | undefined

/** The area that lets people in says whom; until it does, nobody is. */
export function provideDoors(provider: DoorsProvider): void {
  doors = provider
}

export async function doorsOf(...asks: Parameters<DoorsProvider>): Promise<readonly SiteDoor[]> {
  return doors ? doors(...asks) : []
}

let flags: FlagsProvider | undefined

/** The area that keeps experiments says which are on; until it does, none is. */
export function providePageContextFlags(provider: FlagsProvider): void {
  flags = provider
}

export async function pageContextFlags(...asks: Parameters<FlagsProvider>): Promise<PageContextFlags> {
  return flags ? flags(...asks) : {}
}

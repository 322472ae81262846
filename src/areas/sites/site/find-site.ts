import type { Id } from '#kernel/ids.ts'
import type { SiteStatus } from '#kernel/states/site-status.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { Db } from '#platform/db/database.ts'
import {
  type Along,
  ownedSites,
  readSite,
  readSiteBySlug,
  readSites,
  readSitesByStatus,
  type SiteAlong,
  sitesWith,
} from './site.store.ts'
import { type Site, slugOfHost } from './site.ts'

/** Finds sites, whatever their status, together with what other areas tell of them. */
export interface SitesFound<A extends Along> {
  byId(db: Db, id: Id): Promise<SiteAlong<A> | null>
  /**
   * `null` for a host that is not below the sites' domain, or that no site has. Domains of a site's own are the
   * domains area's.
   */
  byHost(db: Db, host: string, sitesDomain: string): Promise<SiteAlong<A> | null>
}

/**
 * Finds sites in one statement with what others tell of them: one trip to the database for all that a visitor's first
 * page needs to know of its site.
 *
 * @param along what is told of each; made once, it is asked again and again
 */
export function findSitesWith<A extends Along>(along: A): SitesFound<A> {
  const sites = sitesWith(along)
  return {
    byId: (db, id) => sites.byId({ db }, id),
    async byHost(db, host, sitesDomain) {
      const slug = slugOfHost(host, sitesDomain)
      return slug === null ? null : sites.bySlug({ db }, slug)
    },
  }
}

/** The site of a built-in address's label, whatever its status. */
export function findSiteBySlug(db: Db, slug: string): Promise<Site | null> {
  return readSiteBySlug({ db }, slug.toLowerCase())
}

/** The sites of some ids, by id; those that do not exist are left out. */
export async function findSitesByIds(db: Db, ids: readonly Id[]): Promise<ReadonlyMap<Id, Site>> {
  const sites = await readSites({ db }, ids)
  return new Map(sites.map((site) => [site.id, site]))
}

/** The sites in some standings, or the one asked for if it is in them. For work of the platform. */
export function findSitesByStatus(db: Db, statuses: readonly SiteStatus[], id?: Id): Promise<Site[]> {
  return readSitesByStatus({ db }, statuses, id)
}

/** The sites an account owns that are not removed, the oldest first. */
export function ownedSitesOf(ctx: Pick<Ctx, 'db'>, accountId: Id): Promise<Site[]> {
  return ownedSites(ctx, accountId)
}

/**
 * The site of the context: its language, region, status and what that means.
 *
 * @param options.lock holds the site's row until the transaction ends, for who decides on its status
 */
export async function siteFacts(
  ctx: Pick<Ctx, 'db' | 'site'>,
  options: { readonly lock?: boolean } = {},
): Promise<Site> {
  const site = await readSite(ctx, siteOf(ctx), options)
  if (!site) throw new Error('The site of a transaction does not exist')
  return site
}

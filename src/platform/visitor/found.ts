import { point } from '#kernel/point.ts'
import type { Ctx } from '../ctx.ts'

/** Addresses of a site that are to be found, beside those of its pages: its part of the sitemap. */
export interface SitemapProvider {
  /** `/sitemap-NAME.xml`; unique, and not `pages`. */
  readonly name: string
  /** Paths, each with the day on which what stands there last changed; at most 50,000 (sitemaps.org). */
  paths(ctx: Ctx): Promise<readonly { readonly path: string; readonly changedAt: Date }[]>
}

export const sitemapProviders = point<SitemapProvider>('visitor.sitemaps')

/** What the head of a page says beside what every page says. */
export interface HeadPart {
  /** Statements of schema.org, as JSON-LD. */
  readonly statements?: readonly object[]
  /** Other forms of the same, such as a feed. */
  readonly alternates?: readonly { readonly type: string; readonly href: string; readonly title: string }[]
}

/** Adds to the head of pages that everyone may see, as they are drawn. Null: nothing to that one. */
export interface HeadProvider {
  head(
    ctx: Ctx,
    page: { readonly path: string; readonly id: string | null; readonly origin: string },
  ): Promise<HeadPart | null>
}

export const headProviders = point<HeadProvider>('visitor.heads')

/** Hosts of others that pages with a block need: a map, a payment. All other pages go on without them. */
export interface PolicyHosts {
  /** Type of the block. */
  readonly block: string
  readonly scripts?: readonly string[]
  readonly frames?: readonly string[]
  readonly connects?: readonly string[]
}

export const policyHosts = point<PolicyHosts>('visitor.policy-hosts')

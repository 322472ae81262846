import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { SITE_NAME_MAX, type SiteNameFault, siteNameFault } from '#kernel/slug.ts'
import { numberedSlug, siteNameOf } from '#kernel/slug-of.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { checkSiteName as endpoint } from '../contract.ts'
import { readSiteBySlug, takenSlugs } from './site.store.ts'
import { addressOf } from './site.ts'

const codes: Readonly<Record<SiteNameFault, string>> = {
  too_short: 'sites.slug_short',
  too_long: 'sites.slug_long',
  characters: 'shape.site_name',
  hyphens: 'shape.site_name',
  reserved: 'shape.site_name_reserved',
}

/** How many numbered names are looked at for one that is free. */
const TRIES = 30

/** Whether an address can be had, and one near it where it cannot. Ready for whoever types. */
export async function checkSiteName(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const slug = input.slug.toLowerCase()
  const address = addressOf(slug, ctx.tools.config.sitesDomain)
  const fault = siteNameFault(slug)
  const holder = fault === null ? await readSiteBySlug(ctx, slug) : null
  if (fault === null && (holder === null || holder.id === input.siteId)) {
    return { isFree: true, fault: null, suggestion: null, address }
  }
  const base = siteNameOf(input.title ?? slug, input.language)
  const near = Array.from({ length: TRIES }, (_, n) => numberedSlug(base, n + 1, SITE_NAME_MAX))
  const taken = await takenSlugs(ctx, near)
  return {
    isFree: false,
    fault: fault === null ? 'sites.slug_taken' : codes[fault],
    suggestion: near.find((one) => !taken.has(one)) ?? null,
    address,
  }
}

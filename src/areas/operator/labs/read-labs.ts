import { addressOf, findSitesByIds, uncountedSiteIds } from '#areas/sites/index.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { readLabs as endpoint } from '../contract.ts'
import { features, shownFeatures } from './feature.ts'
import { countAccountFeatures, readAllSiteFeatures, readCircle } from './labs.store.ts'

/** Every feature with how many have it (removed and internal sites do not count), and the sites of the circle with theirs. */
export async function readLabs(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const circle = await readCircle(ctx)
  const sites = await findSitesByIds(
    ctx.db,
    circle.map(({ siteId }) => siteId),
  )
  const bySite = await readAllSiteFeatures(ctx)
  const byAccounts = await countAccountFeatures(ctx)
  const bySites = new Map<string, number>()
  const uncounted = new Set(await uncountedSiteIds(ctx))
  for (const [siteId, names] of bySite) {
    if (uncounted.has(siteId)) continue
    for (const name of names) bySites.set(name, (bySites.get(name) ?? 0) + 1)
  }
  return {
    features: features.map(({ name, variant, since }) => ({
      name,
      variant,
      since,
      uses: (variant === 'circle' ? bySites : byAccounts).get(name) ?? 0,
    })),
    circle: circle.flatMap(({ siteId, since }) => {
      const site = sites.get(siteId)
      if (!site) return []
      return [
        {
          id: site.id,
          title: site.title,
          address: addressOf(site.slug, ctx.tools.config.sitesDomain),
          since: since.toISOString(),
          features: shownFeatures('circle', bySite.get(siteId) ?? []).map(({ name }) => name),
        },
      ]
    }),
  }
}

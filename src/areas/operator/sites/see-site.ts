import { storedBySite } from '#areas/assets/index.ts'
import { readSitePlan } from '#areas/billing/index.ts'
import { movesOf, nextStep } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { seeSite as endpoint } from '../contract.ts'
import { readCirclePlace } from '../labs/labs.store.ts'
import { foundSites } from './found-sites.ts'
import { siteOrRefuse } from './site-or-refuse.ts'

/** A site with its plan, its files and where its status may go. */
export async function seeSite(
  ctx: Ctx,
  { siteId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const site = await siteOrRefuse(ctx, siteId)
  const [found] = await foundSites(ctx, [site])
  if (!found) throw new Error('A site that was read was not listed')
  const plan = await readSitePlan(ctx, siteId)
  const [stored] = await storedBySite(ctx, { siteIds: [siteId], limit: 1 })
  const next = nextStep(site)
  const scheme = ctx.tools.config.appOrigin.startsWith('https:') ? 'https' : 'http'
  return {
    ...found,
    url: `${scheme}://${found.address}`,
    language: site.language,
    country: site.country,
    currency: site.currency,
    timeZone: site.timeZone,
    next: next && { status: next.to, at: new Date(next.at).toISOString() },
    moves: [...(await movesOf(ctx, site))],
    canExtend: site.status === siteStatus.trial || site.status === siteStatus.expired,
    legacyAddress: site.legacyAddress,
    planId: plan?.planId ?? null,
    isPlanComped: plan?.isComped ?? false,
    stored: { files: stored?.files ?? 0, bytes: stored?.bytes ?? 0 },
    circleSince: (await readCirclePlace(ctx, siteId))?.toISOString() ?? null,
  }
}

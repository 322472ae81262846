import { findAccountsByIds } from '#areas/accounts/index.ts'
import { readPlans, readSitePlans } from '#areas/billing/index.ts'
import { addressOf, type Site, trialDaysLeft } from '#areas/sites/index.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { FoundSite } from '../contract.ts'

/** Sites as the console lists them, each with its owner and its plan; three queries for however many. */
export async function foundSites(ctx: Ctx, sites: readonly Site[]): Promise<FoundSite[]> {
  const owners = await findAccountsByIds(
    ctx,
    sites.map(({ ownerId }) => ownerId),
  )
  const people = new Map(owners.map((owner) => [owner.id, owner]))
  const planOf = await readSitePlans(
    ctx,
    sites.map(({ id }) => id),
  )
  const planNames = new Map((await readPlans(ctx)).map(({ id, name }) => [id, name]))
  const now = ctx.clock.now()
  return sites.map((site) => {
    const owner = people.get(site.ownerId)
    const isTrial = site.status === siteStatus.trial && site.trialEndsAt !== null
    return {
      id: site.id,
      title: site.title,
      address: addressOf(site.slug, ctx.tools.config.sitesDomain),
      type: site.type,
      status: site.status,
      statusSince: new Date(site.statusSince).toISOString(),
      trialDaysLeft: isTrial ? trialDaysLeft(site.trialEndsAt, now) : null,
      isPaused: site.isPaused,
      plan: planNames.get(planOf.get(site.id) ?? '') ?? null,
      owner: { id: site.ownerId, name: owner?.name ?? '', email: owner?.email ?? '' },
      createdAt: new Date(site.createdAt).toISOString(),
    }
  })
}

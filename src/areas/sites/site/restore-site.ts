import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { restoreSite as endpoint } from '../contract.ts'
import { refuseOver, siteLimitOf } from '../limits/limits.ts'
import { changeStatus } from '../status/change-status.ts'
import { inheritSite } from './inherit-site.ts'
import { ownedSites, readSite } from './site.store.ts'

/**
 * Brings a removed site back, in the status it had, as long as it is there (`isGone`). That it is back already is no error. It
 * is one more site of its owner again, so what the owner's plans allow is asked as of a new one; where the
 * owner deleted their account meanwhile, it is from now on that of the administrator who brings it back. Works in a
 * transaction of the platform: it counts the other sites of the owner.
 *
 * @throws Refusal `sites.limit_sites` (402); `sites.unverified` and `sites.inherit_admins_only` (403) for who would own it; `sites.gone` (410) when its days are over
 */
export async function restoreSite(
  ctx: Ctx,
  { siteId }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const site = await readSite(ctx, siteId, { lock: true })
  if (!site) throw refuse('not_found', 'not_found')
  if (site.status !== siteStatus.removed || site.statusBefore === null) return {}
  const inside: Ctx = { ...ctx, site: { id: site.id } }
  const ownerId = await inheritSite(inside, site)
  await changeStatus(inside, { siteId, to: site.statusBefore, reason: 'brought_back' })
  refuseOver('sites', await siteLimitOf(ctx, ownerId), (await ownedSites(ctx, ownerId)).length)
  return {}
}

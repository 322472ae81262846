import { refuse } from '#kernel/refusal.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { changeStatus } from '../status/change-status.ts'
import { nextStep } from './site.ts'
import { isPurging, readSite } from './site.store.ts'

/**
 * Brings a removed site back, in the status it had for 30 days. That it is back already is no error. What
 * the account's plans allow is asked of new sites, not of this one: it was there.
 */
export async function restoreSite(ctx: Ctx): Promise<Record<string, never>> {
  const site = await readSite(ctx, siteOf(ctx), { lock: true })
  if (!site) throw refuse('not_found', 'not_found')
  if (site.status !== siteStatus.removed || site.statusBefore === null) return {}
  const purge = nextStep(site)
  if ((purge !== null && purge.at <= ctx.clock.now()) || (await isPurging(ctx, site.id))) {
    throw refuse('gone', 'sites.gone')
  }
  await changeStatus(ctx, { siteId: site.id, to: site.statusBefore })
  return {}
}

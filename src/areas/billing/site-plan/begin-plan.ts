import type { Site } from '#areas/sites/index.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readSettings } from '../settings/settings.store.ts'
import { compUnbilled } from './comp-unbilled.ts'

/** A site that begins: where nothing is billed it is comped at once, else its trial goes on. */
export async function beginPlan(ctx: Ctx, site: Site): Promise<void> {
  if (site.status !== siteStatus.trial || (await readSettings(ctx, { to: 'decide' })).isOn) return
  await compUnbilled(ctx, site.id, { reason: 'nothing_billed' })
}

/** A site that comes back: what it was billed for is billed no more where nothing is. */
export async function resumePlan(ctx: Ctx, site: Site): Promise<void> {
  if (site.status === siteStatus.linkedToLegacyVersion || (await readSettings(ctx, { to: 'decide' })).isOn)
    return
  await compUnbilled(ctx, site.id, { reason: 'nothing_billed' })
}

/** A site that time would let expire: where nothing is billed it is comped instead, and told of no end. */
export async function keepUnbilled(ctx: Ctx, site: Site): Promise<void> {
  if ((await readSettings(ctx, { to: 'decide' })).isOn) return
  await compUnbilled(ctx, site.id, { reason: 'nothing_billed' })
}

import { siteSettingsChanged } from '../contract.ts'
import { publish } from '#platform/events/publish.ts'
import { refuse } from '#kernel/refusal.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { canConvert, siteType, type SiteType } from '#kernel/states/site-type.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { runSiteHooks } from '../hooks.ts'
import { changeStatus } from '../status/change-status.ts'
import { record } from '../timeline/record.ts'
import { readSite, updateSite } from './site.store.ts'

/**
 * Makes the site one of another type (`site-type.ts` says which may become which). A parking page
 * that becomes a site begins its trial. That it is of that type already is no error.
 */
export async function convertSite(ctx: Ctx, { type }: { type: SiteType }): Promise<Record<string, never>> {
  const before = await readSite(ctx, siteOf(ctx), { lock: true })
  if (!before) throw refuse('not_found', 'not_found')
  if (before.type === type) return {}
  if (!canConvert(before.type, type)) {
    throw refuse('conflict', 'sites.type_conversion', { field: 'type' })
  }
  await updateSite(ctx, before.id, { type })
  await publish(ctx, siteSettingsChanged, { changed: ['type'] })
  await record(ctx, { what: 'sites.converted', values: { from: before.type, to: type } })
  const begins = before.type === siteType.parkingPage && before.status === siteStatus.activeParkingPage
  const after = begins
    ? await changeStatus(ctx, { siteId: before.id, to: siteStatus.trial, reason: 'site_begun' })
    : { ...before, type }
  await runSiteHooks('converted', ctx, { before, after })
  return {}
}

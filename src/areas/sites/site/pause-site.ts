import { siteSettingsChanged } from '../contract.ts'
import { publish } from '#platform/events/publish.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { record } from '../timeline/record.ts'
import { readSite, updateSite } from './site.store.ts'

/** Shows the site with selling off, until it is resumed: what the plan of a pause does. That it is so already is no error. */
export async function pauseSite(
  ctx: Ctx,
  by: { readonly asOperator?: boolean } = {},
): Promise<Record<string, never>> {
  const site = await readSite(ctx, siteOf(ctx), { lock: true })
  if (!site) throw refuse('not_found', 'not_found')
  if (site.isPaused) return {}
  if (site.effects.selling !== 'yes') throw refuse('conflict', 'sites.nothing_to_pause')
  await updateSite(ctx, site.id, { paused_at: new Date(ctx.clock.now()) })
  await publish(ctx, siteSettingsChanged, { changed: ['isPaused'] })
  await record(ctx, { what: 'sites.paused', ...by })
  return {}
}

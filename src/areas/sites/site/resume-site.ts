import { siteSettingsChanged } from '../contract.ts'
import { publish } from '#platform/events/publish.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { record } from '../timeline/record.ts'
import { readSite, updateSite } from './site.store.ts'

/** Ends a pause: the site sells again as its status allows. That it is not paused is no error. */
export async function resumeSite(
  ctx: Ctx,
  by: { readonly asOperator?: boolean } = {},
): Promise<Record<string, never>> {
  const site = await readSite(ctx, siteOf(ctx), { lock: true })
  if (!site) throw refuse('not_found', 'not_found')
  if (!site.isPaused) return {}
  await updateSite(ctx, site.id, { paused_at: null })
  await publish(ctx, siteSettingsChanged, { changed: ['isPaused'] })
  await record(ctx, { what: 'sites.resumed', ...by })
  return {}
}

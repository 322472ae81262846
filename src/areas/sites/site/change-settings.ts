import { publish } from '#platform/events/publish.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type changeSettings as endpoint, siteSettingsChanged } from '../contract.ts'
import { record } from '../timeline/record.ts'
import { refuseSanctioned } from './refuse-sanctioned.ts'
import { refuseUnoffered } from './refuse-unoffered.ts'
import { readSite, updateSite } from './site.store.ts'

/** The settings, and what the timeline calls a change of each. */
const happenings = {
  title: 'sites.changed_title',
  language: 'sites.changed_language',
  country: 'sites.changed_country',
  currency: 'sites.changed_currency',
  timeZone: 'sites.changed_time_zone',
  contactLine: 'sites.changed_contact_line',
} as const

/**
 * Changes title, language, region and contact line; what is not given stays, what stays is not told. Works in a
 * transaction of the platform, which knows what is offered.
 */
export async function changeSettings(
  ctx: Ctx,
  { siteId, ...given }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  refuseSanctioned(given.country)
  const before = await readSite(ctx, siteId, { lock: true })
  if (!before) throw refuse('not_found', 'not_found')
  await refuseUnoffered(ctx, before, given)
  const after = { ...before, ...given }
  await updateSite(ctx, before.id, {
    title: after.title,
    language: after.language,
    country: after.country,
    currency: after.currency,
    time_zone: after.timeZone,
    contact_line: after.contactLine,
  })
  const inside: Ctx = { ...ctx, site: { id: before.id } }
  const changed: string[] = []
  for (const [field, what] of Object.entries(happenings)) {
    const value = after[field as keyof typeof happenings]
    if (value === before[field as keyof typeof happenings]) continue
    changed.push(field)
    await record(inside, { what, values: { value } })
  }
  if (changed.length > 0) await publish(inside, siteSettingsChanged, { changed })
  return {}
}

import { record } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { saveCircleLabs as endpoint } from '../contract.ts'
import { circleKeeperHeld } from './circle-keeper.ts'
import { labsList, wantedFeatures } from './labs-list.ts'
import { addSiteFeature, dropSiteFeature, readSiteFeatures } from './labs.store.ts'

/**
 * Switches the features of the circle for a site: those named are on, the others off. With `was` only what differs from
 * it is switched. It stands on the site's timeline.
 *
 * @returns the list as it is then
 * @throws Refusal 403 for whoever is no keeper of a site of the circle, 422 for a name that is no feature of it
 */
export async function saveCircleLabs(
  ctx: Ctx,
  { siteId, ...input }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const accountId = await circleKeeperHeld(ctx, siteId)
  const before = new Set(await readSiteFeatures(ctx, siteId))
  const wanted = wantedFeatures('circle', before, input)
  const inside: Ctx = { ...ctx, site: { id: siteId } }
  const at = new Date(ctx.clock.now())
  for (const feature of wanted) {
    if (before.has(feature)) continue
    await addSiteFeature(ctx, { siteId, feature, by: accountId, at })
    await record(inside, { what: 'operator.labs_on', values: { feature } })
  }
  for (const feature of before) {
    if (wanted.has(feature)) continue
    await dropSiteFeature(ctx, siteId, feature)
    await record(inside, { what: 'operator.labs_off', values: { feature } })
  }
  return labsList('circle', wanted)
}

import { record } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { saveCircleLabs as endpoint } from '../contract.ts'
import { circleKeeperHeld } from './circle-keeper.ts'
import { labsList, wantedFeatures } from './labs-list.ts'
import { addSiteFeature, dropSiteFeature, readSiteFeatures } from './labs.store.ts'

/** Switches the features of the circle for a site: those named are on, the others off. It stands on the site's timeline. */
export async function saveCircleLabs(
  ctx: Ctx,
  { siteId, features }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const accountId = await circleKeeperHeld(ctx, siteId)
  const wanted = wantedFeatures('circle', features)
  const before = new Set(await readSiteFeatures(ctx, siteId))
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

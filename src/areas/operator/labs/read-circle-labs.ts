import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { readCircleLabs as endpoint } from '../contract.ts'
import { circleKeeper } from './circle-keeper.ts'
import { labsList } from './labs-list.ts'
import { readSiteFeatures } from './labs.store.ts'

/** The features that sites of the circle try, as a site has them. */
export async function readCircleLabs(
  ctx: Ctx,
  { siteId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await circleKeeper(ctx, siteId)
  return labsList('circle', await readSiteFeatures(ctx, siteId))
}

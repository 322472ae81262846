import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { readAssets as readEndpoint } from '../contract.ts'
import { shippedAsset, shippedPicture } from './shipped.ts'
import { rowOf } from './asset-row.ts'
import { findAssets } from './asset.store.ts'

/** Files by their ids; pictures that come with the program are among them, whether the library has them or not. */
export async function readAssets(
  ctx: Ctx,
  input: InputOf<typeof readEndpoint>,
): Promise<OutputOf<typeof readEndpoint>> {
  const kept = await findAssets(ctx, input.ids)
  const there = new Set(kept.map(({ id }) => id))
  const shipped = input.ids.flatMap((id) => {
    const picture = there.has(id) ? undefined : shippedPicture(ctx.tools, id)
    return picture ? [shippedAsset(picture)] : []
  })
  return { assets: [...shipped, ...kept].map(rowOf) }
}

import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { changeAsset as changeEndpoint } from '../contract.ts'
import { rowOf } from './asset-row.ts'
import { updateAsset } from './asset.store.ts'

/** Changes what is said of a file. @throws Refusal 404 */
export async function changeAsset(
  ctx: Ctx,
  input: InputOf<typeof changeEndpoint>,
): Promise<OutputOf<typeof changeEndpoint>> {
  const { siteId: _, assetId, ...change } = input
  const asset = await updateAsset(ctx, assetId, change)
  if (!asset) throw refuse('not_found', 'not_found')
  return { asset: rowOf(asset) }
}

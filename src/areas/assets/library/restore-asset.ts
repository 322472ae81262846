import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { restoreAsset as restoreEndpoint } from '../contract.ts'
import { brokenConstraint } from '#platform/db/database.ts'
import { rowOf } from './asset-row.ts'
import { takeRoom } from './take-room.ts'
import { untrashAsset } from './trash.store.ts'

/**
 * Takes a file out of the trash, where the library has room for it again.
 *
 * @throws Refusal 402 when it has none, 404, 409 when the same file was uploaded again meanwhile
 */
export async function restoreAsset(
  ctx: Ctx,
  input: InputOf<typeof restoreEndpoint>,
): Promise<OutputOf<typeof restoreEndpoint>> {
  try {
    const asset = await untrashAsset(ctx, input.assetId)
    if (!asset) throw refuse('not_found', 'not_found')
    await takeRoom(ctx)
    return { asset: rowOf(asset) }
  } catch (error) {
    if (brokenConstraint(error) === 'assets_content') throw refuse('conflict', 'assets.there_again')
    throw error
  }
}

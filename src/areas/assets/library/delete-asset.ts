import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { deleteAsset as deleteEndpoint } from '../contract.ts'
import { trashAsset } from './trash.store.ts'

/** Puts a file into the trash. @throws Refusal 404 */
export async function deleteAsset(
  ctx: Ctx,
  input: InputOf<typeof deleteEndpoint>,
): Promise<OutputOf<typeof deleteEndpoint>> {
  if (!(await trashAsset(ctx, input.assetId))) throw refuse('not_found', 'not_found')
  return {}
}

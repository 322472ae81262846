import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { purgeAssets as endpoint } from '../contract.ts'
import { deleteUnused } from './delete-unused.ts'
import { holdChosen } from './trash.store.ts'

/**
 * Deletes files of the trash for good before their days are over. What a page shows stays, as it does after its days
 * (`empty-trash.ts`), and so does what is not in the trash.
 */
export async function purgeAssets(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { deleted, used } = await deleteUnused(ctx, await holdChosen(ctx, input.ids))
  return { purged: deleted, shown: used }
}

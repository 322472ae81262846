import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { purgeAssets as endpoint } from '../contract.ts'
import { deleteAssets } from './asset.store.ts'
import { removeFiles } from './remove-files.job.ts'
import { holdInTrash } from './trash.store.ts'
import { findUsed } from './uses.ts'

/**
 * Deletes files of the trash for good before their days are over, rows now and bytes by a job that commits with it.
 * What a page shows stays, as it does after its days (`empty-trash.ts`), and so does what is not in the trash.
 */
export async function purgeAssets(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const held = await holdInTrash(ctx, input.ids)
  if (held.length === 0) return { purged: [], shown: [] }
  const used = await findUsed(ctx, held)
  const purged = held.filter((id) => !used.has(id))
  if (purged.length > 0) {
    await deleteAssets(ctx, siteOf(ctx), purged)
    await queueJob(ctx, removeFiles, { assetIds: purged })
  }
  return { purged, shown: held.filter((id) => used.has(id)) }
}

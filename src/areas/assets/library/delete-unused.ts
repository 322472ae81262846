import type { Ctx } from '#platform/ctx.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { removeFiles } from './remove-files.job.ts'
import { deleteAssets } from './trash.store.ts'
import { findUsed } from './uses.ts'

/**
 * Deletes for good what nothing shows of some files in the trash of the context's site, which the caller holds: the
 * rows now, and what is stored of them by a job that commits with it, so that a crash in between leaves either the
 * file whole or the job that removes it.
 *
 * What a page shows stays, in the trash, for as long as it does (`uses.ts`): no release is ever without its files (an
 * invariant of `reliability.md`), and no page loses a picture by a date.
 *
 * Bytes are kept by file, never by content: a file of the same content that was uploaded after this one was thrown
 * away, or on another site, has its own, and nothing here touches them.
 *
 * @returns the files that are gone, and those that stay because a page shows them
 */
export async function deleteUnused(
  ctx: Ctx,
  held: readonly string[],
): Promise<{ deleted: string[]; used: string[] }> {
  if (held.length === 0) return { deleted: [], used: [] }
  const shown = await findUsed(ctx, held)
  const deleted = held.filter((id) => !shown.has(id))
  if (deleted.length > 0) {
    await deleteAssets(ctx, deleted)
    await queueJob(ctx, removeFiles, { assetIds: deleted })
  }
  return { deleted, used: held.filter((id) => shown.has(id)) }
}

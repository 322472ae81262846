import type { Ctx } from '#platform/ctx.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { deleteTrashed } from './asset.store.ts'
import { removeFiles } from './remove-files.job.ts'

/** Files deleted in one transaction. */
const BATCH = 500

/**
 * Deletes for good what has been in the trash since before a moment, on every site, so many at a time:
 * the rows now, and what is stored of them by jobs that commit with it, so that a crash in between
 * leaves either the file whole or the job that removes it.
 *
 * Whether a page shows the file does not matter: pages go on showing what is in the trash for its days
 * and then show nothing in its place, in drafts, in the live release and in one that is brought back.
 * The owner is told so when a file is thrown away (`assets.trash.kept`).
 *
 * Bytes are kept by file, never by content: a file of the same content that was uploaded after this one
 * was thrown away, or on another site, has its own, and nothing here touches them.
 *
 * In a platform transaction.
 *
 * @returns how many there were; with fewer than `most`, no more are due
 */
export async function deleteDue(ctx: Ctx, before: Date, most = BATCH): Promise<number> {
  const deleted = await deleteTrashed(ctx, before, most)
  const bySite = Map.groupBy(deleted, (one) => one.siteId)
  for (const [siteId, files] of bySite) {
    await queueJob({ ...ctx, site: { id: siteId } }, removeFiles, { assetIds: files.map((one) => one.id) })
  }
  return deleted.length
}

/** Deletes all that is due, in steps that each stand for themselves. */
export async function emptyTrash(
  transaction: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>,
  before: (ctx: Ctx) => Date,
  most = BATCH,
): Promise<void> {
  while ((await transaction((ctx) => deleteDue(ctx, before(ctx), most))) === most);
}

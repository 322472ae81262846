import type { Ctx } from '#platform/ctx.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { deleteAssets, holdTrashed, type Trashed } from './asset.store.ts'
import { removeFiles } from './remove-files.job.ts'
import { findUsed } from './uses.ts'

/** Files looked at in one transaction. */
const BATCH = 500

/**
 * Deletes for good what has been in the trash since before a moment, on every site, so many at a time:
 * the rows now, and what is stored of them by jobs that commit with it, so that a crash in between
 * leaves either the file whole or the job that removes it.
 *
 * What a page shows stays, in the trash, for as long as it does (`uses.ts`): no release is ever without
 * its files (an invariant of `reliability.md`), and no page loses a picture by a date. The owner is told so
 * when a file is thrown away (`assets.trash.kept`).
 *
 * Bytes are kept by file, never by content: a file of the same content that was uploaded after this one
 * was thrown away, or on another site, has its own, and nothing here touches them.
 *
 * In a platform transaction.
 *
 * @param after where the step before ended
 * @returns where the next step begins; null when this was the last
 */
export async function deleteDue(
  ctx: Ctx,
  before: Date,
  after: Trashed | null = null,
  most = BATCH,
): Promise<Trashed | null> {
  const due = await holdTrashed(ctx, before, after, most)
  for (const [siteId, files] of Map.groupBy(due, (one) => one.siteId)) {
    const onSite: Ctx = { ...ctx, site: { id: siteId } }
    const ids = files.map(({ id }) => id)
    const used = await findUsed(onSite, ids)
    const assetIds = ids.filter((id) => !used.has(id))
    if (assetIds.length === 0) continue
    await deleteAssets(ctx, siteId, assetIds)
    await queueJob(onSite, removeFiles, { assetIds })
  }
  return due.length < most ? null : (due.at(-1) ?? null)
}

/** Deletes all that is due, in steps that each stand for themselves. */
export async function emptyTrash(
  transaction: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>,
  before: (ctx: Ctx) => Date,
  most = BATCH,
): Promise<void> {
  let place: Trashed | null = null
  do {
    const after: Trashed | null = place
    place = await transaction((ctx) => deleteDue(ctx, before(ctx), after, most))
  } while (place !== null)
}

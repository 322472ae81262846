import type { Ctx } from '#platform/ctx.ts'
import { deleteUnused } from './delete-unused.ts'
import { type DueFile, holdDue } from './trash.store.ts'

/** Files looked at in one transaction. Few: until it ends, saves and releases of the sites that have them wait. */
const BATCH = 50

/**
 * Deletes for good what has been in the trash since before a moment and no page shows, on every site, so many at a
 * time. The owner is told of what stays when a file is thrown away (`assets.trash.kept`).
 *
 * In a platform transaction.
 *
 * @param after where the step before ended
 * @returns where the next step begins; null when this was the last
 */
export async function deleteDue(
  ctx: Ctx,
  before: Date,
  after: DueFile | null = null,
  most = BATCH,
): Promise<DueFile | null> {
  const due = await holdDue(ctx, before, after, most)
  for (const [siteId, files] of Map.groupBy(due, (one) => one.siteId))
    await deleteUnused(
      { ...ctx, site: { id: siteId } },
      files.map(({ id }) => id),
    )
  return due.length < most ? null : (due.at(-1) ?? null)
}

/** Deletes all that is due, in steps that each stand for themselves. */
export async function emptyTrash(
  transaction: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>,
  before: (ctx: Ctx) => Date,
  most = BATCH,
): Promise<void> {
  let place: DueFile | null = null
  do {
    const after: DueFile | null = place
    place = await transaction((ctx) => deleteDue(ctx, before(ctx), after, most))
  } while (place !== null)
}

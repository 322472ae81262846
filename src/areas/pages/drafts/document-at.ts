import type { PageDocument } from '#document/nodes.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readMarkAtOrBelow, readPatchesAfter, readSnapshot } from './draft.store.ts'
import { replayed } from './read-draft.ts'

/** The document at a version. @throws Refusal 404 when the page never had it */
export async function documentAt(ctx: Ctx, pageId: string, version: number): Promise<PageDocument> {
  const snapshot = await readSnapshot(ctx, pageId)
  if (!snapshot || version > snapshot.version) throw refuse('not_found', 'not_found')
  const mark = await readMarkAtOrBelow(ctx, pageId, version)
  // Of one version the stored document is what was saved since stands on: a mark may be of the program before.
  const from =
    snapshot.snapshotVersion <= version && (!mark || mark.version <= snapshot.snapshotVersion)
      ? { version: snapshot.snapshotVersion, document: snapshot.document }
      : mark
  if (!from) throw refuse('not_found', 'not_found')
  return replayed(from.document, await readPatchesAfter(ctx, pageId, from.version, version))
}

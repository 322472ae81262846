import type { PageDocument } from '#document/nodes.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { blocksOf } from '../drafts/blocks.ts'
import { readSnapshot } from '../drafts/document.store.ts'
import type { Held } from '../drafts/held.ts'
import { replayed } from '../drafts/read-draft.ts'
import { readPatchesAfter } from '../saves/save.store.ts'
import { readMarkAtOrBelow } from './version.store.ts'

/** The document at a version. @throws Refusal 404 when it never had it, or is not there */
export async function documentAt(ctx: Ctx, held: Held, version: number): Promise<PageDocument> {
  const snapshot = await readSnapshot(ctx, held)
  if (!snapshot || version > snapshot.version) throw refuse('not_found', 'not_found')
  const mark = await readMarkAtOrBelow(ctx, held.documentId, version)
  // Later saves are based on the stored document; a mark of the same version may be of an older program.
  const from =
    snapshot.snapshotVersion <= version && (!mark || mark.version <= snapshot.snapshotVersion)
      ? { version: snapshot.snapshotVersion, document: snapshot.document }
      : mark
  if (!from) throw refuse('not_found', 'not_found')
  const saved = await readPatchesAfter(ctx, held.documentId, from.version, version)
  return replayed(from.document, saved, blocksOf(ctx.tools))
}

import { apply } from '#document/apply.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { blocks } from '../blocks/registry.ts'
import { drafts } from './draft-cache.ts'
import { readPatchesAfter, readSnapshot } from './draft.store.ts'

/** Replays stored patches. They were applied once; that they no longer can be is a bug or a damaged database. */
export function replay(
  document: PageDocument,
  stored: readonly { version: number; patches: readonly Patch[] }[],
): PageDocument {
  let current = document
  for (const { version, patches } of stored) {
    const applied = apply(current, patches, blocks())
    if (!applied.ok)
      throw new Error(
        `Stored patches of version ${version} break ${applied.fault.rule} at ${applied.fault.node}`,
      )
    current = applied.document
  }
  return current
}

/**
 * The document of a page's draft as it stands in the database now.
 *
 * @throws Refusal 404 when there is no such page
 */
export async function readDraft(
  ctx: Ctx,
  pageId: string,
): Promise<{ version: number; document: PageDocument }> {
  const siteId = siteOf(ctx)
  const row = await readSnapshot(ctx, pageId)
  if (!row) throw refuse('not_found', 'not_found')
  const kept = drafts.get(siteId, pageId)
  if (kept && kept.version === row.version) return kept
  const start =
    kept && kept.version > row.snapshotVersion && kept.version < row.version
      ? kept
      : { version: row.snapshotVersion, document: row.document }
  const document = replay(start.document, await readPatchesAfter(ctx, pageId, start.version, row.version))
  ctx.afterCommit(() => drafts.put(siteId, pageId, row.version, document))
  return { version: row.version, document }
}

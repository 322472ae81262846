import { apply } from '#document/apply.ts'
import { diff } from '#document/diff.ts'
import { openDocument } from '#document/upgrade.ts'
import { newLocalId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { blocksOf } from '../drafts/blocks.ts'
import { keepMark, lockDraft } from '../drafts/document.store.ts'
import type { Answered, Asked } from '../drafts/held.ts'
import { namesIn } from '../drafts/names-in.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { appendPatches } from '../saves/save.store.ts'
import { documentAt } from './document-at.ts'

/**
 * Makes a draft as it was at a version, by patches like any other change, of what differs alone: others on
 * it see it happen, and what they are writing meanwhile stays.
 *
 * @throws Refusal 404, 409 for one that a newer program wrote
 */
export async function restoreVersion(
  ctx: Ctx,
  input: Asked<'restoreVersion'>,
): Promise<Answered<'restoreVersion'>> {
  const { holder, documentId } = input
  const row = await lockDraft(ctx, input)
  if (!row) throw refuse('not_found', 'not_found')
  const registry = blocksOf(ctx.tools)
  const wanted = openDocument(await documentAt(ctx, input, input.version), registry)
  const { document, isUpgraded, readOnly } = await readDraft(ctx, input)
  if (readOnly ?? wanted.readOnly) throw refuse('conflict', 'documents.newer')
  const patches = diff(document, wanted.document, registry)
  if (patches.length === 0) return { version: row.version }
  const applied = apply(document, patches, registry)
  if (!applied.ok) throw refuse('conflict', 'documents.version_broken')
  const version = row.version + 1
  await appendPatches(ctx, {
    holder,
    documentId,
    version,
    patches,
    clientId: newLocalId(16),
    saveId: newLocalId(16),
    authorId: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
    snapshot: applied.document,
    names: namesIn(applied.document),
  })
  if (isUpgraded) await keepMark(ctx, documentId, version, applied.document)
  return { version }
}

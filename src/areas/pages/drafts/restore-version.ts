import { apply } from '#document/apply.ts'
import { diff } from '#document/diff.ts'
import { openDocument } from '#document/upgrade.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { newLocalId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { blocks } from '../blocks/registry.ts'
import type { restoreVersion as restoreVersionEndpoint } from '../contract.ts'
import { documentAt } from './document-at.ts'
import { appendPatches, keepMark, lockDraft } from './draft.store.ts'
import { readDraft } from './read-draft.ts'

/**
 * Makes a page as it was at a version, by patches like any other change, of what differs alone: others on
 * the page see it happen, and what they are writing meanwhile stays.
 */
export async function restoreVersion(
  ctx: Ctx,
  input: InputOf<typeof restoreVersionEndpoint>,
): Promise<OutputOf<typeof restoreVersionEndpoint>> {
  const row = await lockDraft(ctx, input.pageId)
  if (!row) throw refuse('not_found', 'not_found')
  const wanted = openDocument(await documentAt(ctx, input.pageId, input.version), blocks())
  const { document, isUpgraded, readOnly } = await readDraft(ctx, input.pageId)
  if (readOnly ?? wanted.readOnly) throw refuse('conflict', 'pages.newer')
  const patches = diff(document, wanted.document, blocks())
  if (patches.length === 0) return { version: row.version }
  const applied = apply(document, patches, blocks())
  if (!applied.ok) throw refuse('conflict', 'pages.version_broken')
  const version = row.version + 1
  await appendPatches(ctx, {
    pageId: input.pageId,
    version,
    patches,
    clientId: newLocalId(16),
    saveId: newLocalId(16),
    authorId: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
    snapshot: applied.document,
  })
  if (isUpgraded) await keepMark(ctx, input.pageId, version, applied.document)
  return { version }
}

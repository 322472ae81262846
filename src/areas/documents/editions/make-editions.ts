import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { keepMark, storeSnapshot } from '../drafts/document.store.ts'
import { lookAtDraft } from '../drafts/read-draft.ts'
import { type Editing, findStale, storeEditions } from './edition.store.ts'

/**
 * Makes editions of drafts of a holder, who holds them (`lockDrafts`): each is stored whole first, where something was
 * saved since.
 *
 * @returns the edition of each document
 */
export async function makeEditions(
  ctx: Ctx,
  holder: string,
  given: readonly Editing[],
): Promise<Map<Id, Id>> {
  const stale = await findStale(
    ctx,
    given.map(({ documentId }) => documentId),
  )
  for (const documentId of stale) {
    const { version, document, isUpgraded } = await lookAtDraft(ctx, { holder, documentId })
    await storeSnapshot(ctx, { holder, documentId }, version, document)
    if (isUpgraded) await keepMark(ctx, documentId, version, document)
  }
  return storeEditions(ctx, holder, given)
}

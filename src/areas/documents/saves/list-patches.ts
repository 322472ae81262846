import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readVersion } from '../drafts/document.store.ts'
import type { Answered, Asked } from '../drafts/held.ts'
import { readMissed } from './save.store.ts'
import { withAuthors } from './with-authors.ts'

/** What was saved of a draft after a version, in order, a part at a time: for a tab that missed something. @throws Refusal 404 */
export async function listPatches(ctx: Ctx, input: Asked<'listPatches'>): Promise<Answered<'listPatches'>> {
  const version = await readVersion(ctx, input)
  if (version === null) throw refuse('not_found', 'not_found')
  const { saved, hasMore } = await readMissed(ctx, input.documentId, input.after)
  return { version: saved.at(-1)?.version ?? version, saved: await withAuthors(ctx, saved), hasMore }
}

import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listPatches as listPatchesEndpoint } from '../contract.ts'
import { readPage } from '../tree/page.store.ts'
import { readMissed } from './draft.store.ts'
import { withAuthors } from './save-patches.ts'

/** What was saved of a page after a version, in order, a part at a time: for a tab that missed something. @throws Refusal 404 */
export async function listPatches(
  ctx: Ctx,
  input: InputOf<typeof listPatchesEndpoint>,
): Promise<OutputOf<typeof listPatchesEndpoint>> {
  const page = await readPage(ctx, input.pageId)
  if (!page) throw refuse('not_found', 'not_found')
  const { saved, hasMore } = await readMissed(ctx, input.pageId, input.after)
  return { version: saved.at(-1)?.version ?? page.version, saved: await withAuthors(ctx, saved), hasMore }
}

import type { Ctx } from '#platform/ctx.ts'
import { createDocument } from './create-document.ts'
import type { Held } from './held.ts'
import { readDraft } from './read-draft.ts'

/**
 * Begins a document like the draft of another, of the same holder.
 *
 * @throws Refusal 404 when that one is not there
 */
export async function copyDocument(ctx: Ctx, { as, ...held }: Held & { as: string }): Promise<void> {
  const { document } = await readDraft(ctx, held)
  await createDocument(ctx, { holder: held.holder, documentId: as, document })
}

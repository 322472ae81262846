import type { PageDocument } from '#document/nodes.ts'
import type { Ctx } from '#platform/ctx.ts'
import { insertDocuments } from './document.store.ts'
import type { Held } from './held.ts'

/** Begins a document of a holder, under an id that no other of the site has. */
export async function createDocument(ctx: Ctx, given: Held & { document: PageDocument }): Promise<void> {
  const { holder, documentId, document } = given
  const made = await insertDocuments(ctx, holder, [{ id: documentId, document }])
  if (made.length === 0) throw new Error(`There is a document ${documentId} already`)
}

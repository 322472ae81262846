import type { Ctx } from '#platform/ctx.ts'
import { authorsOf } from '../authors.ts'
import type { SavedPatches } from '../contract.ts'
import type { StoredPatches } from './save.store.ts'

/** Stored patches with the names of who made them. */
export async function withAuthors(ctx: Ctx, stored: readonly StoredPatches[]): Promise<SavedPatches[]> {
  const author = await authorsOf(
    ctx,
    stored.map((one) => one.authorId),
  )
  return stored.map((one) => ({
    version: one.version,
    patches: one.patches as unknown as Record<string, unknown>[],
    clientId: one.clientId,
    saveId: one.saveId,
    author: author(one.authorId),
  }))
}

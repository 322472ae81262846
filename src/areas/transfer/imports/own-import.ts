import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { Import } from './import.ts'
import { readImportRow } from './import.store.ts'

/**
 * An import of the acting account's own.
 *
 * @throws Refusal 404 for one that is not there, or is another's
 */
export async function ownImport(ctx: Ctx, importId: Id, options: { lock?: boolean } = {}): Promise<Import> {
  const one = await readImportRow(ctx, importId, options)
  if (one?.accountId !== accountOf(ctx).accountId) throw refuse('not_found', 'not_found')
  return one
}

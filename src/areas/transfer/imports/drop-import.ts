import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { dropImport as endpoint } from '../contract.ts'
import { takeUnmade } from './import.store.ts'
import { ownImport } from './own-import.ts'
import { dropLaidRows, removeImportFiles } from './drop-laid.ts'

/**
 * Forgets an archive and its file. One that a site is being made of is left to its end.
 *
 * @throws Refusal 404, 409 `transfer.being_made`
 */
export async function dropImport(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { id } = await ownImport(ctx, input.importId, { lock: true })
  const dropped = await takeUnmade(ctx, accountOf(ctx).accountId, id)
  if (dropped.length === 0) throw refuse('conflict', 'transfer.being_made')
  for (const one of dropped) await dropLaidRows(ctx, one.newSiteId)
  ctx.afterCommit(async () => {
    for (const one of dropped) await removeImportFiles(ctx.tools.storage, one)
  })
  return {}
}

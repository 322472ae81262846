import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { stopImport as endpoint } from '../contract.ts'
import { dropLaidRows, removeLaidFiles } from './drop-laid.ts'
import { importOut } from './import.ts'
import { updateImport } from './import.store.ts'
import { ownImport } from './own-import.ts'

/**
 * Stops the making of a site before it is there: nothing of it stays, and another can be made of the same archive.
 * A site that has come into being meanwhile stays.
 *
 * @throws Refusal 404
 */
export async function stopImport(
  ctx: Ctx,
  { importId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const one = await ownImport(ctx, importId, { lock: true })
  if (await updateImport(ctx, one, 'making', { state: 'checked', done: 0 })) {
    await dropLaidRows(ctx, one.newSiteId)
    ctx.afterCommit(() => removeLaidFiles(ctx.tools.storage, one.newSiteId))
  }
  return { import: importOut(await ownImport(ctx, importId), ctx.tools.words(ctx.locale)) }
}

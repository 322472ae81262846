import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { readImport as endpoint } from '../contract.ts'
import { importOut } from './import.ts'
import { ownImport } from './own-import.ts'

/**
 * How an import of one's own stands.
 *
 * @throws Refusal 404
 */
export async function readImport(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  return { import: importOut(await ownImport(ctx, input.importId), ctx.tools.words(ctx.locale)) }
}

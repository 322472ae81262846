import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { deleteView as endpoint } from './inbox.contract.ts'
import { deleteStoredView } from './view.store.ts'

/** Deletes a saved view. @throws Refusal 404 */
export async function deleteView(
  ctx: Ctx,
  { viewId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  if (!(await deleteStoredView(ctx, viewId))) throw refuse('not_found', 'not_found')
  return {}
}

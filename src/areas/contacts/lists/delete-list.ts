import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { deleteList as endpoint } from '../contract.ts'
import { setDeleted } from './list.store.ts'

/** Deletes a list; who is on it and what they agreed to is kept, and comes back with it. @throws Refusal 404 */
export async function deleteList(
  ctx: Ctx,
  { listId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  if (!(await setDeleted(ctx, listId, true))) throw refuse('not_found', 'not_found')
  return {}
}

import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { MOST_LISTS, type restoreList as endpoint } from '../contract.ts'
import { countLists, lockLists, setDeleted } from './list.store.ts'
import { unlessTaken } from './name-taken.ts'

/**
 * Brings a deleted list back with its people.
 *
 * @throws Refusal 404, 409 `contacts.lists_full`, `contacts.list_name_taken`
 */
export async function restoreList(
  ctx: Ctx,
  { listId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await lockLists(ctx)
  if (!(await unlessTaken(() => setDeleted(ctx, listId, false)))) throw refuse('not_found', 'not_found')
  // Asked with the list among them: one that never was is not found, whether there is room or not.
  if ((await countLists(ctx)) > MOST_LISTS)
    throw refuse('conflict', 'contacts.lists_full', { values: { most: MOST_LISTS } })
  return {}
}

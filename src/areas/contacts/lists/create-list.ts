import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type createList as endpoint, MOST_LISTS } from '../contract.ts'
import { countLists, insertList, lockLists } from './list.store.ts'
import { unlessTaken } from './name-taken.ts'

/** Makes a list. @throws Refusal 409 `contacts.lists_full`, `contacts.list_name_taken` */
export async function createList(
  ctx: Ctx,
  { name, publicName, isConfirmedByMail }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await lockLists(ctx)
  if ((await countLists(ctx)) >= MOST_LISTS)
    throw refuse('conflict', 'contacts.lists_full', { values: { most: MOST_LISTS } })
  return { id: await unlessTaken(() => insertList(ctx, { name, publicName, isConfirmedByMail })) }
}

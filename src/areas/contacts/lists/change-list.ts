import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { changeList as endpoint } from '../contract.ts'
import { updateList } from './list.store.ts'
import { unlessTaken } from './name-taken.ts'

/** Changes what is given of a list. @throws Refusal 404, 409 `contacts.list_name_taken` */
export async function changeList(
  ctx: Ctx,
  { listId, name, publicName, isConfirmedByMail }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(publicName === undefined ? {} : { publicName }),
    ...(isConfirmedByMail === undefined ? {} : { isConfirmedByMail }),
  }
  if (!(await unlessTaken(() => updateList(ctx, listId, change)))) throw refuse('not_found', 'not_found')
  return {}
}

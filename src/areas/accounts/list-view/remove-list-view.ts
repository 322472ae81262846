import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { removeListView as declared } from '../contract.ts'
import { deleteListView } from './list-view.store.ts'

/** Removes a saved view of the account. */
export async function removeListView(
  ctx: Ctx,
  { viewId }: InputOf<typeof declared>,
): Promise<Record<string, never>> {
  const wasThere = await deleteListView(ctx, accountOf(ctx).accountId, viewId)
  if (!wasThere) throw refuse('not_found', 'not_found')
  return {}
}

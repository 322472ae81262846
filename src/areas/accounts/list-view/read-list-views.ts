import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { readListViews as declared } from '../contract.ts'
import { listViewsOf } from './list-view.store.ts'

/** The views of a list that the person saved, the last saved last. */
export async function readListViews(
  ctx: Ctx,
  { list }: InputOf<typeof declared>,
): Promise<OutputOf<typeof declared>> {
  const rows = await listViewsOf(ctx, accountOf(ctx).accountId, list)
  return { views: rows.map(({ id, name, view }) => ({ id, name, view })) }
}

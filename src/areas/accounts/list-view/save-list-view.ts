import type { InputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { holdAccount } from '../account/account.store.ts'
import type { saveListView as declared } from '../contract.ts'
import { freePlace, MOST_VIEWS, VIEW_MAX } from './list-view.ts'
import { insertListView, placesOf, replaceListView } from './list-view.store.ts'

/**
 * Saves a view of a list under a name; one of the same name gives way to it. The account is held meanwhile, so that
 * of two tabs each finds a place of its own.
 *
 * @throws Refusal `accounts.list_view_large` (422); `accounts.list_views_full` (409) where the account has no place left
 */
export async function saveListView(
  ctx: Ctx,
  { list, name, view }: InputOf<typeof declared>,
): Promise<Record<string, never>> {
  const { accountId } = accountOf(ctx)
  if (JSON.stringify(view).length > VIEW_MAX) throw refuse('invalid', 'accounts.list_view_large')
  const now = ctx.clock.now()
  if (!(await holdAccount(ctx, accountId))) throw refuse('unauthenticated', 'sign_in')
  const row = { account_id: accountId, list, name, view, saved_at: new Date(now) }
  if (await replaceListView(ctx, row)) return {}
  const place = freePlace(await placesOf(ctx, accountId))
  if (place === null) throw refuse('conflict', 'accounts.list_views_full', { values: { most: MOST_VIEWS } })
  await insertListView(ctx, { ...row, id: newId(now), place })
  return {}
}

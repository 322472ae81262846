import { siteKeeper } from '#areas/sites/index.ts'
import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { isInCircle } from './labs.store.ts'

/**
 * Lets through the owner and administrators of a site that is in the circle. A site that is another's,
 * not in the circle or not there at all is refused alike, so that nobody learns which it is.
 *
 * @param options.isChange something is to be written: refused (402) while the site is read-only
 * @returns the account that acts
 * @throws Refusal 403 for everybody else (contract §6)
 */
export async function circleKeeper(
  ctx: Ctx,
  siteId: Id,
  options: { readonly isChange?: boolean } = {},
): Promise<Id> {
  const { accountId } = accountOf(ctx)
  const keeper = await siteKeeper(ctx, siteId)
  if (!keeper || !(await isInCircle(ctx, siteId))) throw refuse('forbidden', 'operator.labs_circle_only')
  if (keeper.isReadOnly && options.isChange) throw refuse('payment_required', 'read_only')
  return accountId
}

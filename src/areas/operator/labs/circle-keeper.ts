import { keepsSite } from '#areas/sites/index.ts'
import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { holdCirclePlace, isInCircle } from './labs.store.ts'

/**
 * Lets through the owner and administrators of a site that is in the circle. A site that is another's,
 * not in the circle or not there at all is refused alike, so that nobody learns which it is. An expired site
 * has its keepers too: what is read-only then is the site, and one of the features is for just that time
 * (contract §4: `EXPIRED` changes the interface while its flag is on).
 *
 * @returns the account that acts
 * @throws Refusal 403 for everybody else (contract §6)
 */
export async function circleKeeper(ctx: Ctx, siteId: Id): Promise<Id> {
  const { accountId } = accountOf(ctx)
  if (!(await isCircleKeeper(ctx, siteId))) throw refuse('forbidden', 'operator.labs_circle_only')
  return accountId
}

/**
 * The same for whoever switches something: the place in the circle is held, so that nothing is switched on for a site
 * that is taken out at this moment, to be on again as soon as it is back.
 *
 * @returns the account that acts
 * @throws Refusal 403 for everybody else (contract §6)
 */
export async function circleKeeperHeld(ctx: Ctx, siteId: Id): Promise<Id> {
  const accountId = await circleKeeper(ctx, siteId)
  if (!(await holdCirclePlace(ctx, siteId))) throw refuse('forbidden', 'operator.labs_circle_only')
  return accountId
}

/** Whether labs of a site let the acting account in. */
export async function isCircleKeeper(ctx: Ctx, siteId: Id): Promise<boolean> {
  return (await keepsSite(ctx, siteId)) && (await isInCircle(ctx, siteId))
}

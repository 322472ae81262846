import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { endedContributors } from '../lifecycle/lifecycle.store.ts'

/**
 * The accounts whose time on the context's site is over and who are not taken off it yet. What they know opens
 * nothing from their end on, though it is there until the work of a quarter of an hour at most takes it away.
 */
export async function endedPeople(ctx: Pick<Ctx, 'db' | 'site' | 'clock'>): Promise<ReadonlySet<Id>> {
  const ended = await endedContributors(ctx, ctx.clock.now(), siteOf(ctx))
  return new Set(ended.map(({ accountId }) => accountId))
}

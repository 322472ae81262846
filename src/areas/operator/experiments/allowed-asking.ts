import { siteAccess } from '#areas/sites/index.ts'
import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { Asking } from './read-subjects.ts'

/**
 * The account that asks, with the site it names.
 *
 * @throws Refusal 404 where it does not work on that site
 */
export async function allowedAsking(ctx: Ctx, siteId: Id | undefined): Promise<Asking> {
  const { accountId } = accountOf(ctx)
  if (siteId === undefined) return { siteId: null, accountId }
  if ((await siteAccess(ctx, siteId)) === null) throw refuse('not_found', 'not_found')
  return { siteId, accountId }
}

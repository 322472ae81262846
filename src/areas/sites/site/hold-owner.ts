import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { peopleByIds } from '../contributors/people.ts'
import { lockSitesOf } from './site.store.ts'

/**
 * Holds what an account owns until the transaction ends: meanwhile nobody makes a site of theirs, hands
 * them one, brings one back, or deletes the account. Whoever gives an account a site calls this first, so
 * that no site that is there is owned by nobody.
 *
 * @returns whether the account is still there
 */
export async function holdOwner(ctx: Pick<Ctx, 'db'>, accountId: Id): Promise<boolean> {
  await lockSitesOf(ctx, accountId)
  return (await peopleByIds(ctx, [accountId])).get(accountId)?.email != null
}

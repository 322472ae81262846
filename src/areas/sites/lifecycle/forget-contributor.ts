import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { publish } from '#platform/events/publish.ts'
import { contributorLeft } from '../contract.ts'
import { deleteContributor } from '../contributors/contributor.store.ts'
import { record } from '../timeline/record.ts'
import { sitesContributedTo } from './lifecycle.store.ts'
import { shutOut } from '../contributors/shut-out.ts'

/**
 * Takes an account that is deleted off every site it contributes to. Sites it owned are removed by
 * then; it stays their owner, with nobody behind it, until they are gone for good or one who may brings
 * them back, whose they are then.
 */
export async function forgetContributor(ctx: Ctx, { accountId }: { accountId: Id }): Promise<void> {
  for (const siteId of await sitesContributedTo(ctx, accountId)) {
    const inside: Ctx = { ...ctx, site: { id: siteId } }
    await deleteContributor(ctx, siteId, accountId)
    await shutOut(ctx, { siteId, accountId })
    await publish(inside, contributorLeft, { accountId })
    await record(inside, { what: 'sites.contributor_deleted' })
  }
}

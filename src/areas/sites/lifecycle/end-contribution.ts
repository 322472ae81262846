import { publish } from '#platform/events/publish.ts'
import { contributorLeft } from '../contract.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { peopleByIds } from '../contributors/people.ts'
import { record } from '../timeline/record.ts'
import { endContributor } from './lifecycle.store.ts'
import { shutOut } from '../contributors/shut-out.ts'

/** Takes a contributor off whose end has come. They could do nothing since that moment; now the list says so too. */
export async function endContribution(ctx: Ctx, ended: { siteId: Id; accountId: Id }): Promise<void> {
  if (!(await endContributor(ctx, ended.siteId, ended.accountId, ctx.clock.now()))) return
  const person = (await peopleByIds(ctx, [ended.accountId])).get(ended.accountId)
  const inside: Ctx = { ...ctx, site: { id: ended.siteId } }
  await shutOut(ctx, ended)
  await publish(inside, contributorLeft, { accountId: ended.accountId })
  await record(inside, { what: 'sites.contributor_ended', values: { name: person?.name ?? '' } })
}

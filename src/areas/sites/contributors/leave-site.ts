import { contributorLeft } from '../contract.ts'
import { publish } from '#platform/events/publish.ts'
import { refuse } from '#kernel/refusal.ts'
import { accountOf, type Ctx, siteOf } from '#platform/ctx.ts'
import { readSite } from '../site/site.store.ts'
import { record } from '../timeline/record.ts'
import { deleteContributor } from './contributor.store.ts'
import { peopleByIds } from './people.ts'
import { shutOut } from './shut-out.ts'

/** Leaves the site. The owner cannot: there is exactly one, always. */
export async function leaveSite(ctx: Ctx): Promise<Record<string, never>> {
  const { accountId } = accountOf(ctx)
  const site = await readSite(ctx, siteOf(ctx), { lock: true })
  if (!site) throw refuse('not_found', 'not_found')
  if (site.ownerId === accountId) throw refuse('conflict', 'sites.owner_leaves')
  await deleteContributor(ctx, site.id, accountId)
  await shutOut(ctx, { siteId: site.id, accountId })
  await publish(ctx, contributorLeft, { accountId })
  const person = (await peopleByIds(ctx, [accountId])).get(accountId)
  await record(ctx, { what: 'sites.contributor_left', values: { name: person?.name ?? '' } })
  return {}
}

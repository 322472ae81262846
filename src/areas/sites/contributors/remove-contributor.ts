import { publish } from '#platform/events/publish.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { type removeContributor as endpoint, contributorLeft } from '../contract.ts'
import { readSite } from '../site/site.store.ts'
import { record } from '../timeline/record.ts'
import { refuseBeyond } from './assignment.ts'
import { deleteContributor, readHolding } from './contributor.store.ts'
import { peopleByIds } from './people.ts'
import { rightsOf } from './role.ts'
import { shutOut } from './shut-out.ts'

/** Takes a contributor off the site; their next request finds no such site. */
export async function removeContributor(
  ctx: Ctx,
  { accountId }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const site = await readSite(ctx, siteOf(ctx), { lock: true })
  const held = await readHolding(ctx, { siteId: siteOf(ctx), accountId, now: 0, viewedRoleId: null })
  if (!site || !held) throw refuse('not_found', 'sites.no_contributor')
  if (site.ownerId === accountId) throw refuse('conflict', 'sites.owner_role')
  await refuseBeyond(ctx, rightsOf(ctx.tools, held.holding))
  await deleteContributor(ctx, site.id, accountId)
  await shutOut(ctx, { siteId: site.id, accountId })
  await publish(ctx, contributorLeft, { accountId })
  const person = (await peopleByIds(ctx, [accountId])).get(accountId)
  await record(ctx, { what: 'sites.contributor_removed', values: { name: person?.name ?? '' } })
  return {}
}

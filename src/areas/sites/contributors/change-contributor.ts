import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { changeContributor as endpoint } from '../contract.ts'
import { roleWords } from '../roles/role-words.ts'
import { readSite } from '../site/site.store.ts'
import { record } from '../timeline/record.ts'
import { refuseBeyond, refuseOutlasting, refuseUnfit, rightsOfAssignment, settled } from './assignment.ts'
import { putContributor, readContributor } from './contributor.store.ts'
import { isOver } from './is-over.ts'
import { peopleByIds } from './people.ts'

/**
 * Gives a contributor other roles, calendars or an end; it acts on their next request. Whoever is past their end has
 * to be invited again.
 *
 * @throws Refusal `sites.no_contributor` (404), also past their end; `sites.owner_role` (409) for the owner
 */
export async function changeContributor(
  ctx: Ctx,
  { siteId, accountId, ...input }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const site = await readSite(ctx, siteId, { lock: true })
  const before = await readContributor(ctx, siteId, accountId)
  // Past their end they are on the list until the recurring work comes by, but nobody counts them any more, and their
  // seat may be somebody else's.
  if (!site || !before || isOver(before, ctx.clock.now())) throw refuse('not_found', 'sites.no_contributor')
  if (site.ownerId === accountId) throw refuse('conflict', 'sites.owner_role')
  const given = settled(site, input)
  refuseUnfit(ctx, site, given)
  await refuseBeyond(
    ctx,
    await rightsOfAssignment(ctx, {
      ...before,
      roles: before.roles as typeof given.roles,
      customRoleIds: [...before.customRoleIds],
      calendars: before.calendars ? [...before.calendars] : null,
    }),
  )
  await refuseBeyond(ctx, await rightsOfAssignment(ctx, given))
  await refuseOutlasting(ctx, given.endsAt, before.endsAt)
  await putContributor(ctx, {
    siteId: site.id,
    accountId,
    roles: given.roles,
    customRoleIds: given.customRoleIds,
    calendars: given.calendars,
    endsAt: given.endsAt,
    now: ctx.clock.now(),
  })
  const person = (await peopleByIds(ctx, [accountId])).get(accountId)
  await record(ctx, {
    what: 'sites.contributor_changed',
    values: { name: person?.name ?? '', roles: await roleWords(ctx, given) },
  })
  return {}
}

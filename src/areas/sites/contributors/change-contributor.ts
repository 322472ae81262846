import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { changeContributor as endpoint } from '../contract.ts'
import { roleWords } from '../roles/role-words.ts'
import { readSite } from '../site/site.store.ts'
import { record } from '../timeline/record.ts'
import { refuseBeyond, refuseOutlasting, refuseUnfit, rightsOfAssignment, settled } from './assignment.ts'
import { putContributor, readContributor } from './contributor.store.ts'
import { peopleByIds } from './people.ts'

/**
 * Gives a contributor other roles, calendars or an end; it acts on their next request. Whose end has come is invited
 * anew.
 */
export async function changeContributor(
  ctx: Ctx,
  { siteId, accountId, ...input }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const site = await readSite(ctx, siteId, { lock: true })
  const before = await readContributor(ctx, siteId, accountId)
  // Whose time is over is one no more, though they are on the list until the work of a quarter of an hour: nobody counts
  // them, and their seat may be another's.
  const isOver = before !== null && before.endsAt !== null && before.endsAt <= ctx.clock.now()
  if (!site || !before || isOver) throw refuse('not_found', 'sites.no_contributor')
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

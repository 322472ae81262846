import { isDeepStrictEqual } from 'node:util'
import type { InputOf } from '#kernel/endpoint.ts'
import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { refuseStale } from '#platform/refuse-stale.ts'
import type { changeContributor as endpoint } from '../contract.ts'
import { roleValues } from '../roles/role-values.ts'
import { readSite } from '../site/site.store.ts'
import { record } from '../timeline/record.ts'
import {
  outlastsAsker,
  refuseBeyond,
  refuseOutlasting,
  refuseUnfit,
  rightsOfAssignment,
  settled,
  type SettledAssignment,
} from './assignment.ts'
import { putContributor, readContributor } from './contributor.store.ts'
import { isOver } from './is-over.ts'
import { lastDayOf } from './last-day.ts'
import { peopleByIds } from './people.ts'
import { isWithin } from './role.ts'

/**
 * Gives a contributor other roles, calendars or an end; what is not given stays. It acts on their next request. Whoever
 * is past their end has to be invited again.
 *
 * @throws Refusal `changed_meanwhile` (409) where their roles are no longer those of `from`: roles add up, and what two
 *   people give somebody together may be more than either of them meant
 * @throws Refusal `sites.beyond_your_end` (403) where an end is given past the own end of who gives it;
 *   `sites.person_outlasts_you` (403) where more rights are given to somebody who stays past that
 * @throws Refusal `sites.no_contributor` (404), also past their end; `sites.owner_role` (409) for the owner
 */
export async function changeContributor(
  ctx: Ctx,
  { siteId, accountId, from, ...input }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const site = await readSite(ctx, siteId, { lock: true })
  const before = await readContributor(ctx, siteId, accountId)
  // Past their end they are on the list until the recurring work comes by, but nobody counts them any more, and their
  // seat may be somebody else's.
  if (!site || !before || isOver(before, ctx.clock.now())) throw refuse('not_found', 'sites.no_contributor')
  if (site.ownerId === accountId) throw refuse('conflict', 'sites.owner_role')
  const held = {
    roles: before.roles as SettledAssignment['roles'],
    customRoleIds: [...before.customRoleIds],
    calendars: before.calendars ? [...before.calendars] : null,
  }
  const given = {
    ...settled(site, { ...held, ...input, endsAt: input.endsAt ?? null }),
    ...(input.endsAt === undefined ? { endsAt: before.endsAt } : {}),
  }
  refuseUnfit(ctx, site, given)
  const [theirs, wanted] = [await rightsOfAssignment(ctx, held), await rightsOfAssignment(ctx, given)]
  await refuseBeyond(ctx, theirs)
  await refuseBeyond(ctx, wanted)
  // An end that stood already may stay, beside what was held already: more would go on past the time of who gives it.
  if (given.endsAt !== before.endsAt) await refuseOutlasting(ctx, given.endsAt)
  else if (!isWithin(wanted, theirs) && (await outlastsAsker(ctx))(given.endsAt))
    throw refuse('forbidden', 'sites.person_outlasts_you', { field: 'roles' })
  refuseStale({ field: 'roles', seen: from && rolesIn(from), now: rolesIn(held), given: rolesIn(given) })
  await putContributor(ctx, {
    siteId: site.id,
    accountId,
    roles: given.roles,
    customRoleIds: given.customRoleIds,
    calendars: given.calendars,
    endsAt: given.endsAt,
    now: ctx.clock.now(),
  })
  const name = (await peopleByIds(ctx, [accountId])).get(accountId)?.name ?? ''
  if (!isDeepStrictEqual(rolesIn(given), rolesIn(held)))
    await record(ctx, {
      what: 'sites.contributor_changed',
      values: { name, ...(await roleValues(ctx, given)) },
    })
  if (given.endsAt !== before.endsAt)
    await record(ctx, {
      what: 'sites.contributor_end_changed',
      // A day of the site's calendar; none: no end.
      values: { name, lastDay: lastDayOf(given.endsAt, site.timeZone) ?? '' },
    })
  return {}
}

/** Roles as they are compared: each once, in one order. */
const rolesIn = (of: { readonly roles: readonly string[]; readonly customRoleIds: readonly Id[] }) => ({
  roles: [...new Set(of.roles)].toSorted(),
  customRoleIds: [...new Set(of.customRoleIds)].toSorted(),
})

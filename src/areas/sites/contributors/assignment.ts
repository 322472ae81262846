import { refuse } from '#kernel/refusal.ts'
import { siteType } from '#kernel/states/site-type.ts'
import { accountOf, type Ctx, siteOf } from '#platform/ctx.ts'
import type { Assignment } from '../contract.ts'
import { readRoles } from '../roles/custom-role.store.ts'
import type { Site } from '../site/site.ts'
import { readContributor } from './contributor.store.ts'
import { endOf } from './last-day.ts'
import { isWithin, type Reach, rightsOf } from './role.ts'
import { siteAccess } from './site-access.ts'

/** What an assignment would give, on the context's site. */
export async function rightsOfAssignment(
  ctx: Ctx,
  given: Pick<Assignment, 'roles' | 'customRoleIds' | 'calendars'>,
): Promise<ReadonlyMap<string, Reach>> {
  const own = given.customRoleIds.length === 0 ? [] : await readRoles(ctx, siteOf(ctx), given.customRoleIds)
  if (own.length !== new Set(given.customRoleIds).size) {
    throw refuse('invalid', 'sites.unknown_role', { field: 'customRoleIds' })
  }
  return rightsOf(ctx.tools, {
    isOwner: false,
    roles: given.roles,
    calendars: given.calendars,
    ownRoles: own,
  })
}

/**
 * Refuses what the acting account may not hand out or touch: nobody grants what they lack, and
 * nobody changes who may do more than they.
 *
 * @throws Refusal `sites.beyond_yours` (403)
 */
export async function refuseBeyond(ctx: Ctx, wanted: ReadonlyMap<string, Reach>): Promise<void> {
  if ((await beyondAsker(ctx))(wanted)) throw refuse('forbidden', 'sites.beyond_yours')
}

/** Says of rights whether they reach beyond those of the acting account, which are read once. */
export async function beyondAsker(ctx: Ctx): Promise<(wanted: ReadonlyMap<string, Reach>) => boolean> {
  const mine = await siteAccess(ctx, siteOf(ctx))
  return (wanted) => !mine || !isWithin(wanted, mine.holds)
}

/** Says of an end (milliseconds; `null`: none) whether it is past that of the acting account, which is read once. */
export async function outlastsAsker(ctx: Ctx): Promise<(endsAt: number | null) => boolean> {
  const own = await readContributor(ctx, siteOf(ctx), accountOf(ctx).accountId)
  const most = own?.endsAt ?? null
  return (endsAt) => most !== null && (endsAt === null || endsAt > most)
}

/**
 * Refuses whose own time on the site ends to give anybody longer than that, themselves least of all.
 *
 * @param endsAt the end that is given, in milliseconds; `null`: none
 * @throws Refusal `sites.beyond_your_end` (403)
 */
export async function refuseOutlasting(ctx: Ctx, endsAt: number | null): Promise<void> {
  if ((await outlastsAsker(ctx))(endsAt))
    throw refuse('forbidden', 'sites.beyond_your_end', { field: 'endsAt' })
}

/** Refuses an assignment that is no role at all, that is limited, that ends before it begins, or that the type of the site has no place for. */
export function refuseUnfit(ctx: Ctx, site: Site, given: SettledAssignment): void {
  if (given.roles.length === 0 && given.customRoleIds.length === 0) {
    throw refuse('invalid', 'sites.role_needed', { field: 'roles' })
  }
  // No site has calendars yet: nobody is told of a limit that nothing keeps.
  if (given.calendars !== null) throw refuse('invalid', 'sites.limits_not_yet', { field: 'calendars' })
  if (given.endsAt !== null && given.endsAt <= ctx.clock.now()) {
    throw refuse('invalid', 'sites.end_in_past', { field: 'endsAt' })
  }
  const onlyAdmins = given.customRoleIds.length === 0 && given.roles.every((role) => role === 'admin')
  if (site.type === siteType.parkingPage && !onlyAdmins) {
    throw refuse('conflict', 'sites.parking_admins_only', { field: 'roles' })
  }
}

/** Refuses an account whose address was never confirmed: it may build, but not invite, publish or pay. */
export function refuseUnverified(ctx: Ctx): void {
  if (!accountOf(ctx).isVerified) throw refuse('forbidden', 'sites.unverified')
}

/** What is given, each role once and the end as a moment in milliseconds. */
export type SettledAssignment = Omit<Assignment, 'endsAt'> & { readonly endsAt: number | null }

/** Settles an assignment for a site: a day stands for its end in the site's time zone. */
export function settled(site: Pick<Site, 'timeZone'>, given: Assignment): SettledAssignment {
  return {
    roles: [...new Set(given.roles)],
    customRoleIds: [...new Set(given.customRoleIds)],
    calendars: given.calendars,
    endsAt: given.endsAt === null ? null : endOf(given.endsAt, site.timeZone),
  }
}

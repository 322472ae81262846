import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { siteType } from '#kernel/states/site-type.ts'
import { accountOf, type Ctx, siteOf } from '#platform/ctx.ts'
import type { Assignment } from '../contract.ts'
import { readRoles } from '../roles/custom-role.store.ts'
import type { Site } from '../site/site.ts'
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
  return rightsOf({ isOwner: false, roles: given.roles, calendars: given.calendars, ownRoles: own })
}

/**
 * Refuses what the acting account may not hand out or touch: nobody grants what they lack, and
 * nobody changes who may do more than they.
 *
 * @throws Refusal `sites.beyond_yours` (403)
 */
export async function refuseBeyond(ctx: Ctx, wanted: ReadonlyMap<string, Reach>): Promise<void> {
  const mine = await siteAccess(ctx, siteOf(ctx))
  if (!mine || !isWithin(wanted, mine.reach)) throw refuse('forbidden', 'sites.beyond_yours')
}

/** Refuses an assignment that is no role at all, that ends before it begins, or that the type of the site has no place for. */
export function refuseUnfit(ctx: Ctx, site: Site, given: Assignment): void {
  if (given.roles.length === 0 && given.customRoleIds.length === 0) {
    throw refuse('invalid', 'sites.role_needed', { field: 'roles' })
  }
  if (given.endsAt !== null && Date.parse(given.endsAt) <= ctx.clock.now()) {
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

/** Each role once. */
export function tidied(given: Assignment): Assignment & { customRoleIds: Id[] } {
  return { ...given, roles: [...new Set(given.roles)], customRoleIds: [...new Set(given.customRoleIds)] }
}

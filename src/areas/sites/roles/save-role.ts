import type { InputOf } from '#kernel/endpoint.ts'
import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { brokenConstraint } from '#platform/db/database.ts'
import { refuseBeyond } from '../contributors/assignment.ts'
import { rightsOf, rightsOfRole } from '../contributors/role.ts'
import { type createRole as endpoint, reachKinds } from '../contract.ts'
import { putRole } from './custom-role.store.ts'
import { reachables } from './reachable.ts'

type Given = InputOf<typeof endpoint>

/** Nobody is told of a limit that nothing keeps. */
function refuseUnreachable(ctx: Ctx, reach: Given['reach']): void {
  const known = ctx.tools.of(reachables)
  for (const kind of reachKinds)
    if (reach[kind] && !known.some((one) => one.kind === kind))
      throw refuse('invalid', 'sites.limits_not_yet', { field: 'reach' })
}

/**
 * Keeps a role of the site's own as it is given; refused where it would give more than an
 * administrator has, or more than the person has themselves.
 *
 * @throws Refusal `sites.limits_not_yet` (422) for a kind of thing that no area brings
 */
export async function saveRole(ctx: Ctx, roleId: Id, given: Given): Promise<void> {
  refuseUnreachable(ctx, given.reach)
  if (given.rights.some((name) => !rightsOfRole(ctx.tools, 'admin').has(name))) {
    throw refuse('forbidden', 'sites.beyond_yours', { field: 'rights' })
  }
  await refuseBeyond(
    ctx,
    rightsOf(ctx.tools, { isOwner: false, roles: [], calendars: null, ownRoles: [given] }),
  )
  try {
    await putRole(ctx, siteOf(ctx), {
      id: roleId,
      name: given.name,
      rights: [...new Set(given.rights)],
      reach: given.reach,
      now: ctx.clock.now(),
    })
  } catch (error) {
    if (brokenConstraint(error) !== 'custom_roles_name_taken') throw error
    throw refuse('conflict', 'sites.role_name_taken', { field: 'name' })
  }
}

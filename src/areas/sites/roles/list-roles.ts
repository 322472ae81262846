import type { OutputOf } from '#kernel/endpoint.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { beyondAsker } from '../contributors/assignment.ts'
import { allRights, rightsOf, rightsOfRole } from '../contributors/role.ts'
import { givenRoleNames, type listRoles as endpoint } from '../contract.ts'
import { countUses, readRoles } from './custom-role.store.ts'
import { offeredReach, reachIn } from './reachable.ts'

/** The roles a site has made for itself, by name, and how many have each. */
export async function listRoles(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const siteId = siteOf(ctx)
  const roles = await readRoles(ctx, siteId)
  const uses = await countUses(ctx, siteId)
  const isBeyond = await beyondAsker(ctx)
  const offered = await offeredReach(ctx)
  const nothing = { isOwner: false, roles: [], calendars: null, ownRoles: [] }
  return {
    roles: roles.map((role) => ({
      id: role.id,
      name: role.name,
      rights: [...role.rights],
      reach: reachIn(role),
      uses: uses.get(role.id) ?? 0,
      isBeyondYou: isBeyond(rightsOf(ctx.tools, { ...nothing, ownRoles: [role] })),
    })),
    rights: allRights(ctx.tools)
      .filter(({ name }) => rightsOfRole(ctx.tools, 'admin').has(name))
      .map(({ name, group, limitedBy }) => ({
        name,
        group,
        limitedBy: offered.find(({ kind }) => kind === limitedBy)?.kind ?? null,
      })),
    reachables: offered,
    beyondYou: givenRoleNames.filter((role) => isBeyond(rightsOf(ctx.tools, { ...nothing, roles: [role] }))),
  }
}

import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { brokenConstraint } from '#platform/db/database.ts'
import { refuseBeyond } from '../contributors/assignment.ts'
import { rightsOf } from '../contributors/role.ts'
import type { removeRole as endpoint } from '../contract.ts'
import { readSite } from '../site/site.store.ts'
import { record } from '../timeline/record.ts'
import { deleteRole, isRoleOffered, readRoles } from './custom-role.store.ts'

/** Removes a role that nobody has and no open invitation gives. */
export async function removeRole(
  ctx: Ctx,
  { roleId }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const siteId = siteOf(ctx)
  // Whoever gives the role, or invites to it, holds the site: none is given that is gone, nor goes as it is given.
  await readSite(ctx, siteId, { lock: true })
  const [role] = await readRoles(ctx, siteId, [roleId])
  if (!role) throw refuse('not_found', 'sites.no_role')
  await refuseBeyond(
    ctx,
    rightsOf(ctx.tools, { isOwner: false, roles: [], calendars: null, ownRoles: [role] }),
  )
  if (await isRoleOffered(ctx, siteId, roleId)) throw refuse('conflict', 'sites.role_in_use')
  try {
    await deleteRole(ctx, siteId, roleId)
  } catch (error) {
    if (brokenConstraint(error) !== 'contributor_custom_roles_role') throw error
    throw refuse('conflict', 'sites.role_in_use')
  }
  await record(ctx, { what: 'sites.role_removed', values: { name: role.name } })
  return {}
}

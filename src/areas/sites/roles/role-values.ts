import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { Assignment } from '../contract.ts'
import { readRoles } from './custom-role.store.ts'

/**
 * The roles of an assignment for the timeline: the standard ones by their stored names, which whoever reads it puts in
 * words (`roles.<name>`), and names of the site's own apart from them, as JSON: one of those may be called as anything.
 */
export async function roleValues(
  ctx: Ctx,
  given: Pick<Assignment, 'roles' | 'customRoleIds'>,
): Promise<{ roles: string; ownRoles?: string }> {
  const own = await readRoles(ctx, siteOf(ctx), given.customRoleIds)
  return {
    roles: given.roles.join(', '),
    ...(own.length > 0 ? { ownRoles: JSON.stringify(own.map(({ name }) => name)) } : {}),
  }
}

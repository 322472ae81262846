import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { Assignment } from '../contract.ts'
import { readRoles } from './custom-role.store.ts'

/**
 * The roles of an assignment for the timeline: names of the site's own as they are, the others by
 * their stored names, which whoever reads the timeline puts in words (`roles.<name>`).
 */
export async function roleWords(
  ctx: Ctx,
  given: Pick<Assignment, 'roles' | 'customRoleIds'>,
): Promise<string> {
  const own = await readRoles(ctx, siteOf(ctx), given.customRoleIds)
  return [...given.roles, ...own.map(({ name }) => name)].join(', ')
}

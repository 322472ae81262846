import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { refuseBeyond } from '../contributors/assignment.ts'
import { rightsOf } from '../contributors/role.ts'
import type { changeRole as endpoint } from '../contract.ts'
import { record } from '../timeline/record.ts'
import { readRoles } from './custom-role.store.ts'
import { saveRole } from './save-role.ts'

/** Changes a role of the site's own; who has it has the change with their next request. */
export async function changeRole(
  ctx: Ctx,
  { roleId, ...input }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const [before] = await readRoles(ctx, siteOf(ctx), [roleId])
  if (!before) throw refuse('not_found', 'sites.no_role')
  await refuseBeyond(ctx, rightsOf({ isOwner: false, roles: [], calendars: null, ownRoles: [before] }))
  await saveRole(ctx, roleId, input)
  await record(ctx, { what: 'sites.role_changed', values: { name: input.name } })
  return {}
}

import type { InputOf } from '#kernel/endpoint.ts'
import { type Id, newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { createRole as endpoint } from '../contract.ts'
import { readSite } from '../site/site.store.ts'
import { record } from '../timeline/record.ts'
import { readRoles } from './custom-role.store.ts'
import { saveRole } from './save-role.ts'

/** Roles that one site may make. */
const MOST_ROLES = 50

/** Makes a role of the site's own, out of rights that the person has themselves. */
export async function createRole(ctx: Ctx, input: InputOf<typeof endpoint>): Promise<{ id: Id }> {
  await readSite(ctx, siteOf(ctx), { lock: true })
  const roles = await readRoles(ctx, siteOf(ctx))
  if (roles.length >= MOST_ROLES)
    throw refuse('conflict', 'sites.roles_full', { values: { most: MOST_ROLES } })
  const id = newId(ctx.clock.now())
  await saveRole(ctx, id, input)
  await record(ctx, { what: 'sites.role_created', values: { name: input.name } })
  return { id }
}

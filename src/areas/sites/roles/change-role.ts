import { isDeepStrictEqual } from 'node:util'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { refuseStale } from '#platform/refuse-stale.ts'
import { outlastsAsker, refuseBeyond } from '../contributors/assignment.ts'
import { isWithin, type OwnRole, rightsOf } from '../contributors/role.ts'
import type { changeRole as endpoint } from '../contract.ts'
import { readSite } from '../site/site.store.ts'
import { record } from '../timeline/record.ts'
import { type CustomRoleRecord, endsOfRole, holdRole } from './custom-role.store.ts'
import { inOrder, reachIn } from './reachable.ts'
import { saveRole } from './save-role.ts'

/**
 * Changes a role of the site's own; what is not given stays. Who has it has the change with their next request.
 *
 * @throws Refusal `changed_meanwhile` (409) where its rights are no longer those of `from`: what a role may do is
 *   judged as a whole, and what two people give it together neither of them may have meant
 * @throws Refusal `sites.role_outlasts_you` (403) where it gains rights that somebody has, or is invited to, for longer
 *   than the own time on the site of who gives them
 */
export async function changeRole(
  ctx: Ctx,
  { roleId, from, ...input }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  // Who has it, and who is invited to it, stays as it is meanwhile.
  await readSite(ctx, siteOf(ctx), { lock: true })
  const before = await holdRole(ctx, siteOf(ctx), roleId)
  if (!before) throw refuse('not_found', 'sites.no_role')
  await refuseBeyond(ctx, rightsBy(ctx, before))
  const after = {
    siteId: input.siteId,
    name: input.name ?? before.name,
    rights: input.rights ?? [...before.rights],
    reach: input.reach ?? reachIn(before),
  }
  refuseStale({
    field: 'rights',
    seen: from && rightsIn(from),
    now: rightsIn(before),
    given: rightsIn(after),
  })
  if (isDeepStrictEqual(comparable(before), comparable(after))) return {}
  if (!isWithin(rightsBy(ctx, after), rightsBy(ctx, before))) {
    const ends = await endsOfRole(ctx, siteOf(ctx), roleId, ctx.clock.now())
    if (ends.some(await outlastsAsker(ctx)))
      throw refuse('forbidden', 'sites.role_outlasts_you', { field: 'rights' })
  }
  await saveRole(ctx, roleId, after)
  await record(ctx, { what: 'sites.role_changed', values: { name: after.name } })
  return {}
}

const rightsBy = (ctx: Ctx, role: OwnRole) =>
  rightsOf(ctx.tools, { isOwner: false, roles: [], calendars: null, ownRoles: [role] })

/** Rights and their reach as they are compared: each once, in one order. */
const rightsIn = (role: OwnRole) => ({ rights: inOrder(role.rights), reach: reachIn(role) })

const comparable = ({ name, ...role }: Omit<CustomRoleRecord, 'id'>) => ({ name, ...rightsIn(role) })

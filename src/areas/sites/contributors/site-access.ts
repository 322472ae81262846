import { isId, type Id } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { siteType } from '#kernel/states/site-type.ts'
import type { Ctx } from '#platform/ctx.ts'
import { permissions } from '../contract.ts'
import { statusEffects } from '../site/status-effects.ts'
import { readHolding } from './contributor.store.ts'
import { isRoleName, narrowed, type Reach, rightsOf } from './role.ts'

export interface SiteAccess {
  /** What holds on the whole site: a right that reaches some things alone is in `reach`, and not here. */
  readonly rights: ReadonlySet<string>
  /** Whether the site's status lets nothing be changed. */
  readonly isReadOnly: boolean
  /** The role the person looks through, by its name or id; `null`: as themselves. */
  readonly viewingAs: string | null
  /** How far each right reaches. */
  readonly reach: ReadonlyMap<string, Reach>
  /** What they hold and may hand on: more than `reach` on a parking page, where nobody uses all of it. */
  readonly holds: ReadonlyMap<string, Reach>
}

const notOnParkingPages: ReadonlySet<string> = new Set([
  permissions.codeEdit.name,
  permissions.stylesEdit.name,
])

export const VIEW_AS_COOKIE = 'view_as'

/** The role that a person looks at this site through (`view-as.ts`), as far as the cookie can be believed. */
function viewedRole(ctx: Pick<Ctx, 'request'>, siteId: Id): string | null {
  const [site, role] = (ctx.request.cookies[VIEW_AS_COOKIE] ?? '').split(':', 2)
  if (site !== siteId || !role) return null
  return isId(role) || (isRoleName(role) && role !== 'owner') ? role : null
}

/**
 * What the acting account may do on a site, in one query; `null` when there is no such site for
 * them: unknown, another's, ended. A removed site is there only for who may bring it back, and only
 * for that. Looking through a role only takes rights away.
 */
export async function siteAccess(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'request' | 'tools'>,
  siteId: Id,
): Promise<SiteAccess | null> {
  if (ctx.actor.kind !== 'account') return null
  const viewed = viewedRole(ctx, siteId)
  const found = await readHolding(ctx, {
    siteId,
    accountId: ctx.actor.accountId,
    now: ctx.clock.now(),
    viewedRoleId: viewed !== null && isId(viewed) ? viewed : null,
  })
  if (!found) return null
  const own = rightsOf(ctx.tools, found.holding)
  let reach = own
  let viewingAs: string | null = null
  if (viewed !== null && (isRoleName(viewed) || found.viewedRole)) {
    const through = rightsOf(ctx.tools, {
      isOwner: false,
      roles: isRoleName(viewed) ? [viewed] : [],
      calendars: null,
      ownRoles: found.viewedRole ? [found.viewedRole] : [],
    })
    reach = narrowed(through, own)
    viewingAs = viewed
  }
  let holds = reach
  if (found.type === siteType.parkingPage) {
    // Only for the owner and administrators, and without code and styles (product book, website types).
    if (!found.holding.isOwner && !found.holding.roles.includes('admin')) return null
    reach = new Map([...reach].filter(([right]) => !notOnParkingPages.has(right)))
  }
  if (found.status === siteStatus.removed) {
    if (found.isPurging || !own.has(permissions.siteRemove.name)) return null
    reach = new Map([...own].filter(([right]) => right === permissions.siteRemove.name))
    holds = reach
    viewingAs = null
  }
  return {
    rights: new Set([...reach].filter(([, limit]) => limit === null).map(([right]) => right)),
    isReadOnly: statusEffects(found.status).isReadOnly,
    viewingAs,
    reach,
    holds,
  }
}

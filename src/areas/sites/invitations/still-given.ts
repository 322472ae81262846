import type { Composed } from '#kernel/point.ts'
import type { Ctx } from '#platform/ctx.ts'
import { permissions } from '../contract.ts'
import { readContributor } from '../contributors/contributor.store.ts'
import { isOver } from '../contributors/is-over.ts'
import { isWithin, type OwnRole, rightsOf } from '../contributors/role.ts'
import { readRoles } from '../roles/custom-role.store.ts'
import type { Site } from '../site/site.ts'
import type { Invitation } from './invitation.ts'

/** Somebody's place on a site, or the one an invitation gives. */
interface Place {
  readonly roles: readonly string[]
  readonly customRoleIds: readonly string[]
  readonly calendars: readonly string[] | null
  /** Milliseconds since 1970; null: no end. */
  readonly endsAt: number | null
}

export interface Judging {
  readonly site: Pick<Site, 'ownerId'>
  /** The place of who sent it; undefined: they have none. */
  readonly sender: Place | undefined
  /** The roles of the site's own that either place may name. */
  readonly own: ReadonlyMap<string, OwnRole>
  readonly now: number
}

/**
 * Whether who sent an invitation could send it now: they still manage contributors, hold all it gives, and stay as
 * long. An offer is its owner's. What somebody sent while they might is no way around what they lost since.
 */
export function couldBeSent(
  composed: Composed,
  invitation: Invitation,
  { site, sender, own, now }: Judging,
): boolean {
  const isOwner = site.ownerId === invitation.invitedBy
  if (invitation.kind === 'transfer') return isOwner
  if (!sender || isOver(sender, now)) return false
  const rights = (place: Omit<Place, 'endsAt'>, isOwners: boolean) =>
    rightsOf(composed, {
      isOwner: isOwners,
      roles: place.roles,
      calendars: place.calendars,
      ownRoles: place.customRoleIds.flatMap((id) => own.get(id) ?? []),
    })
  const theirs = rights(sender, isOwner)
  if (!theirs.has(permissions.contributorsManage.name) || !isWithin(rights(invitation, false), theirs))
    return false
  const { contributorEndsAt: endsAt } = invitation
  return sender.endsAt === null || (endsAt !== null && endsAt <= sender.endsAt)
}

/** {@link couldBeSent}, of an invitation by itself. */
export async function isStillGiven(
  ctx: Pick<Ctx, 'db' | 'clock' | 'tools'>,
  site: Pick<Site, 'id' | 'ownerId'>,
  invitation: Invitation,
): Promise<boolean> {
  const sender = (await readContributor(ctx, site.id, invitation.invitedBy)) ?? undefined
  const named = new Set([...(sender?.customRoleIds ?? []), ...invitation.customRoleIds])
  const own = new Map((await readRoles(ctx, site.id, [...named])).map((role) => [role.id, role]))
  return couldBeSent(ctx.tools, invitation, { site, sender, own, now: ctx.clock.now() })
}

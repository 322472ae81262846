import type { OutputOf } from '#kernel/endpoint.ts'
import { accountOf, type Ctx, siteOf } from '#platform/ctx.ts'
import type { Assignment, listContributors as endpoint } from '../contract.ts'
import { readOpenInvitations } from '../invitations/invitation.store.ts'
import { couldBeSent } from '../invitations/still-given.ts'
import { readSite } from '../site/site.store.ts'
import { readRoles } from '../roles/custom-role.store.ts'
import { beyondAsker } from './assignment.ts'
import { type ContributorRecord, readContributors } from './contributor.store.ts'
import { lastDayOf } from './last-day.ts'
import { peopleByIds } from './people.ts'
import { rightsOf } from './role.ts'

/** What somebody has, or is invited to. */
type Held = Pick<ContributorRecord, 'roles' | 'customRoleIds' | 'calendars' | 'endsAt'> & {
  readonly isOwner: boolean
}

/** Who works on the site, the owner first, and who is invited; of each whether it is beyond the person who asks. */
export async function listContributors(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const siteId = siteOf(ctx)
  const site = await readSite(ctx, siteId)
  const rows = await readContributors(ctx, siteId)
  const invitations = await readOpenInvitations(ctx, siteId, 'contributor')
  const people = await peopleByIds(ctx, [
    ...rows.map((row) => row.accountId),
    ...invitations.map((one) => one.invitedBy),
  ])
  const now = ctx.clock.now()
  const own = new Map((await readRoles(ctx, siteId)).map((role) => [role.id, role]))
  const isBeyond = await beyondAsker(ctx)
  const told = (held: Held) => ({
    roles: held.roles as Assignment['roles'],
    customRoleIds: [...held.customRoleIds],
    calendars: held.calendars ? [...held.calendars] : null,
    endsAt: held.endsAt === null ? null : new Date(held.endsAt).toISOString(),
    lastDay: lastDayOf(held.endsAt, site?.timeZone ?? 'UTC'),
    isBeyondYou: isBeyond(
      rightsOf(ctx.tools, {
        isOwner: held.isOwner,
        roles: held.roles,
        calendars: held.calendars,
        ownRoles: held.customRoleIds.flatMap((id) => own.get(id) ?? []),
      }),
    ),
  })
  const me = accountOf(ctx).accountId
  const contributors = rows.map((row) => ({
    accountId: row.accountId,
    name: people.get(row.accountId)?.name ?? '',
    email: people.get(row.accountId)?.email ?? '',
    isOwner: row.accountId === site?.ownerId,
    isMe: row.accountId === me,
    since: new Date(row.createdAt).toISOString(),
    ...told({ ...row, isOwner: row.accountId === site?.ownerId }),
  }))
  const places = new Map(rows.map((row) => [row.accountId, row]))
  return {
    contributors: contributors.toSorted((a, b) => Number(b.isOwner) - Number(a.isOwner)),
    invitations: invitations.map((one) => ({
      id: one.id,
      email: one.email,
      sentAt: new Date(one.sentAt).toISOString(),
      expiresAt: new Date(one.expiresAt).toISOString(),
      isExpired:
        one.expiresAt <= now ||
        !site ||
        !couldBeSent(ctx.tools, one, { site, sender: places.get(one.invitedBy), own, now }),
      invitedBy: people.get(one.invitedBy)?.name ?? '',
      ...told({ ...one, isOwner: false, endsAt: one.contributorEndsAt }),
    })),
  }
}

import type { OutputOf } from '#kernel/endpoint.ts'
import { accountOf, type Ctx, siteOf } from '#platform/ctx.ts'
import type { Assignment, listContributors as endpoint } from '../contract.ts'
import { readOpenInvitations } from '../invitations/invitation.store.ts'
import { readSite } from '../site/site.store.ts'
import { readContributors } from './contributor.store.ts'
import { peopleByIds } from './people.ts'

/** Who works on the site, the owner first, and who is invited. */
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
  const me = accountOf(ctx).accountId
  const contributors = rows.map((row) => ({
    accountId: row.accountId,
    name: people.get(row.accountId)?.name ?? '',
    email: people.get(row.accountId)?.email ?? '',
    isOwner: row.accountId === site?.ownerId,
    isMe: row.accountId === me,
    since: new Date(row.createdAt).toISOString(),
    roles: row.roles as Assignment['roles'],
    customRoleIds: [...row.customRoleIds],
    calendars: row.calendars ? [...row.calendars] : null,
    endsAt: row.endsAt === null ? null : new Date(row.endsAt).toISOString(),
  }))
  return {
    contributors: contributors.toSorted((a, b) => Number(b.isOwner) - Number(a.isOwner)),
    invitations: invitations.map((one) => ({
      id: one.id,
      email: one.email,
      sentAt: new Date(one.sentAt).toISOString(),
      expiresAt: new Date(one.expiresAt).toISOString(),
      isExpired: one.expiresAt <= now,
      invitedBy: people.get(one.invitedBy)?.name ?? '',
      roles: one.roles as Assignment['roles'],
      customRoleIds: [...one.customRoleIds],
      calendars: one.calendars ? [...one.calendars] : null,
      endsAt: one.contributorEndsAt === null ? null : new Date(one.contributorEndsAt).toISOString(),
    })),
  }
}

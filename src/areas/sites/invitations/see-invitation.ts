import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import { lastDayOf } from '../contributors/last-day.ts'
import { peopleByIds } from '../contributors/people.ts'
import type { RoleName, seeInvitation as endpoint } from '../contract.ts'
import { readRoles } from '../roles/custom-role.store.ts'
import { isOnHold, openInvitation } from './open-invitation.ts'

/** What a link invites to, for whoever holds it, and who that is where they are signed in. */
export async function seeInvitation(
  ctx: Ctx,
  { token }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { invitation, site } = await openInvitation(ctx, token)
  const opening = ctx.actor.kind === 'account' ? ctx.actor.accountId : null
  const people = await peopleByIds(ctx, [invitation.invitedBy, opening])
  const person = opening === null ? undefined : people.get(opening)
  const own = await readRoles(ctx, site.id, invitation.customRoleIds)
  const ends = invitation.contributorEndsAt
  return {
    kind: invitation.kind,
    title: site.title,
    invitedBy: people.get(invitation.invitedBy)?.name ?? '',
    email: invitation.email,
    roles: invitation.kind === 'transfer' ? ['owner'] : (invitation.roles as RoleName[]),
    customRoles: own.map(({ name }) => name),
    endsAt: ends === null ? null : new Date(ends).toISOString(),
    lastDay: lastDayOf(ends, site.timeZone),
    isOnHold: isOnHold(invitation, site),
    expiresAt: new Date(invitation.expiresAt).toISOString(),
    account: person ? { name: person.name, email: person.email ?? '', timeZone: person.timeZone } : null,
  }
}

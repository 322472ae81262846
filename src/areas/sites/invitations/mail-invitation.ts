import type { Ctx } from '#platform/ctx.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { lastDayOf } from '../contributors/last-day.ts'
import { peopleByIds, personByEmail } from '../contributors/people.ts'
import { invitationMail } from '../emails/link-mails.ts'
import { readRoles } from '../roles/custom-role.store.ts'
import type { Site } from '../site/site.ts'
import type { Invitation } from './invitation.ts'

export interface LinkMail {
  readonly site: Site
  readonly invitation: Omit<Invitation, 'ended'>
  /** The secret of the link; only its hash is kept. */
  readonly token: string
}

/** The address a link of an invitation leads to: the owner's app as it is configured, whatever host was asked. */
export function invitationLink(ctx: Pick<Ctx, 'tools'>, token: string): string {
  return new URL(`/invitations/${token}`, ctx.tools.config.appOrigin).href
}

/** Queues the mail that invites somebody to contribute, in their language where they have an account. */
export async function mailInvitation(ctx: Ctx, { site, invitation, token }: LinkMail): Promise<void> {
  const own = await readRoles(ctx, site.id, invitation.customRoleIds)
  const by = (await peopleByIds(ctx, [invitation.invitedBy])).get(invitation.invitedBy)
  const reader = await personByEmail(ctx, invitation.email)
  await sendMail(ctx, invitationMail, {
    to: { address: invitation.email, ...(reader ? { name: reader.name } : {}) },
    locale: reader?.locale ?? ctx.locale,
    input: {
      title: site.title,
      by: by?.name ?? site.title,
      link: invitationLink(ctx, token),
      expiresAt: new Date(invitation.expiresAt).toISOString(),
      roles: invitation.roles,
      customRoles: own.map(({ name }) => name),
      message: invitation.message,
      lastDay: lastDayOf(invitation.contributorEndsAt, site.timeZone),
    },
  })
}

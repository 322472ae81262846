import type { Ctx } from '#platform/ctx.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { peopleByIds, personByEmail } from '../contributors/people.ts'
import { offerMail } from '../emails/link-mails.ts'
import { addressOf } from '../site/site.ts'
import { invitationLink, type LinkMail } from './mail-invitation.ts'

/** Queues the mail that offers a site to another owner, in their language where they have an account. */
export async function mailOffer(ctx: Ctx, { site, invitation, token }: LinkMail): Promise<void> {
  const by = (await peopleByIds(ctx, [invitation.invitedBy])).get(invitation.invitedBy)
  const reader = await personByEmail(ctx, invitation.email)
  await sendMail(ctx, offerMail, {
    to: { address: invitation.email, ...(reader ? { name: reader.name } : {}) },
    locale: reader?.locale ?? ctx.locale,
    input: {
      title: site.title,
      by: by?.name ?? site.title,
      address: addressOf(site.slug, ctx.tools.config.sitesDomain),
      link: invitationLink(ctx, token),
      expiresAt: new Date(invitation.expiresAt).toISOString(),
    },
  })
}

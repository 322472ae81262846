import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { anyAccount, anyone, may } from '#kernel/permission.ts'
import { email, id, line, moment, plainDate } from '#kernel/shapes.ts'
import { permissions } from '../roles/permission.contract.ts'
import { roleNames } from '../roles/permission.contract.ts'
import { assigned, assignedTo } from '../roles/role.contract.ts'

export const invitation = assignedTo.extend({
  id,
  email: z.string(),
  sentAt: moment,
  expiresAt: moment,
  isExpired: z.boolean(),
  invitedBy: z.string(),
})
export type Invitation = z.output<typeof invitation>

export const invite = endpoint({
  name: 'sites.invite',
  method: 'POST',
  path: '/api/sites/:siteId/invitations',
  access: may(permissions.contributorsManage),
  input: assigned.extend({ siteId: id, email, message: line(300).optional() }),
  output: z.object({ id }),
  summary: 'Invites somebody by mail, for 14 days.',
})

export const resendInvitation = endpoint({
  name: 'sites.resendInvitation',
  method: 'POST',
  path: '/api/sites/:siteId/invitations/:invitationId/resend',
  access: may(permissions.contributorsManage),
  input: z.strictObject({ siteId: id, invitationId: id }),
  output: z.object({ expiresAt: moment }),
  summary: 'Sends an invitation again with a new link, for another 14 days.',
})

export const revokeInvitation = endpoint({
  name: 'sites.revokeInvitation',
  method: 'DELETE',
  path: '/api/sites/:siteId/invitations/:invitationId',
  access: may(permissions.contributorsManage, { whenReadOnly: true }),
  input: z.strictObject({ siteId: id, invitationId: id }),
  output: z.object({}),
  summary: 'Takes an invitation back; its link no longer works.',
})

const token = z.string().regex(/^[\w-]{43}$/, { message: 'sites.link_spent' })

/** What a link in a mail leads to: an invitation to contribute, or the offer of a site. */
export const seeInvitation = endpoint({
  name: 'sites.seeInvitation',
  method: 'GET',
  path: '/api/invitations/:token',
  access: anyone,
  input: z.strictObject({ token }),
  output: z.object({
    kind: z.enum(['contributor', 'transfer']),
    title: z.string(),
    invitedBy: z.string(),
    /** The address the mail went to, in full to whoever holds its link. */
    email: z.string(),
    roles: z.array(z.enum(roleNames)),
    customRoles: z.array(z.string()),
    endsAt: moment.nullable(),
    /** The day `endsAt` ends, in the time zone of the site. */
    lastDay: plainDate.nullable(),
    /** Whether it cannot be accepted for now: its site can only be read. */
    isOnHold: z.boolean(),
    expiresAt: moment,
    /** Who opens it: the account that would accept; `null` for a stranger. */
    account: z.object({ name: z.string(), email: z.string(), timeZone: z.string() }).nullable(),
  }),
  summary: 'What an invitation invites to, and who would accept it.',
})

export const acceptInvitation = endpoint({
  name: 'sites.acceptInvitation',
  method: 'POST',
  path: '/api/invitations/:token/accept',
  access: anyAccount,
  input: z.strictObject({ token }),
  output: z.object({ siteId: id }),
  summary: 'Accepts an invitation, or takes over a site that was offered.',
})

export const declineInvitation = endpoint({
  name: 'sites.declineInvitation',
  method: 'POST',
  path: '/api/invitations/:token/decline',
  access: anyone,
  input: z.strictObject({ token }),
  output: z.object({}),
  summary: 'Declines an invitation or an offered site.',
})

export const offerSite = endpoint({
  name: 'sites.offerSite',
  method: 'POST',
  path: '/api/sites/:siteId/transfer',
  access: may(permissions.siteTransfer, { whenReadOnly: true }),
  input: z.strictObject({ siteId: id, email }),
  output: z.object({ id }),
  summary: 'Offers the site to another owner, who has 14 days to accept.',
})

export const withdrawOffer = endpoint({
  name: 'sites.withdrawOffer',
  method: 'DELETE',
  path: '/api/sites/:siteId/transfer',
  access: may(permissions.siteTransfer, { whenReadOnly: true }),
  input: z.strictObject({ siteId: id }),
  output: z.object({}),
  summary: 'Takes the offer of the site back.',
})

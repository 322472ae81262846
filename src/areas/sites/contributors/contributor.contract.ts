import { z } from 'zod'
import { signInMethods, signInShape } from '#areas/accounts/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { defineEvent } from '#kernel/event.ts'
import { contributorEver, may } from '#kernel/permission.ts'
import { cursorPage, id, line, moment, pageOf, queryList } from '#kernel/shapes.ts'
import { sortedBy } from '#kernel/sorted.ts'
import { invitation } from '../invitations/invitation.contract.ts'
import { permissions } from '../roles/permission.contract.ts'
import { assigned, assignedTo, rolesHeld } from '../roles/role.contract.ts'

export const contributor = assignedTo.extend({
  accountId: id,
  name: z.string(),
  email: z.string(),
  isOwner: z.boolean(),
  isMe: z.boolean(),
  since: moment,
})
export type Contributor = z.output<typeof contributor>

export const listContributors = endpoint({
  name: 'sites.listContributors',
  method: 'GET',
  path: '/api/sites/:siteId/contributors',
  access: may(permissions.contributorsManage),
  input: z.strictObject({ siteId: id }),
  output: z.object({ contributors: z.array(contributor), invitations: z.array(invitation) }),
  summary: 'Who works on the site, and who is invited.',
})

export const changeContributor = endpoint({
  name: 'sites.changeContributor',
  method: 'PUT',
  path: '/api/sites/:siteId/contributors/:accountId',
  access: may(permissions.contributorsManage),
  input: z.strictObject({
    ...assigned.partial().shape,
    siteId: id,
    accountId: id,
    /** What is put in the place of something else is refused where that is another by now. */
    from: rolesHeld.optional(),
  }),
  output: z.object({}),
  summary:
    'Gives a contributor other roles, calendars or an end; what is not given stays. With the roles that were read (`from`) it is refused where they are others by now.',
})

export const removeContributor = endpoint({
  name: 'sites.removeContributor',
  method: 'DELETE',
  path: '/api/sites/:siteId/contributors/:accountId',
  access: may(permissions.contributorsManage, { whenReadOnly: true }),
  input: z.strictObject({ siteId: id, accountId: id }),
  output: z.object({}),
  summary: 'Takes a contributor off the site, at once.',
})

export const leaveSite = endpoint({
  name: 'sites.leaveSite',
  method: 'POST',
  path: '/api/sites/:siteId/leave',
  access: contributorEver,
  input: z.strictObject({ siteId: id }),
  output: z.object({}),
  summary: 'Leaves the site. The owner cannot: they transfer it first.',
})

export const siteSignIn = signInShape.pick({ id: true, at: true, method: true, device: true }).extend({
  accountId: id,
  name: z.string(),
  /** An IPv4 address, or the /64 of an IPv6 one. */
  network: z.string(),
})
export type SiteSignIn = z.output<typeof siteSignIn>

/** Sign-ins are their accounts', not the site's: shown are those since the person contributes. */
export const listSignIns = endpoint({
  name: 'sites.listSignIns',
  method: 'GET',
  path: '/api/sites/:siteId/sign-ins',
  access: may(permissions.signInsSee),
  input: z.strictObject({
    ...cursorPage.shape,
    siteId: id,
    /** Words of a name; of an email address too for who manages people. */
    search: line(100).default(''),
    method: queryList(z.enum(signInMethods), signInMethods.length).default([]),
    direction: sortedBy(['at']).shape.direction,
  }),
  output: pageOf(siteSignIn),
  summary:
    'Who of the contributors signed in within the last 90 days (when, how, from where), by person and way, newest first unless asked otherwise.',
})

export const contributorJoined = defineEvent({
  name: 'sites.contributor-joined',
  shape: z.object({ accountId: id }),
})

/** Somebody contributes no more: they left, were taken off, or their end came. */
export const contributorLeft = defineEvent({
  name: 'sites.contributor-left',
  shape: z.object({ accountId: id }),
})

import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { contributorEver, may } from '#kernel/permission.ts'
import { id, moment, plainDate, trimmedText } from '#kernel/shapes.ts'
import { permissions, reachKinds, rightGroups, roleNames, type RoleName } from './permission.contract.ts'

/** The roles that can be given: there is exactly one owner, and that role only changes hands by a transfer. */
export const givenRoleNames = roleNames.filter((name) => name !== 'owner')

/** The roles that screens offer; the others are for areas that are still to come. */
export const offeredRoleNames = [
  'admin',
  'website_editor',
  'billing',
  'viewer',
] as const satisfies readonly RoleName[]

export const givenRole = z.enum(
  givenRoleNames as [Exclude<RoleName, 'owner'>, ...Exclude<RoleName, 'owner'>[]],
)

const ids = z.array(id).max(100)

/** What a role limits its rights to, by kind of thing; a kind that is left out: all of it. */
const roleReach = z.partialRecord(z.enum(reachKinds), z.array(id).min(1).max(500))

/** How a right is written; whether there is such a one is judged with all that areas bring. */
const rightName = z.string().regex(/^[a-z_]{1,40}\.[a-z_]{1,40}$/)

/** What a contributor has on a site. Roles add up; `calendars` narrows the scheduling roles, `null` is all. */
export const assignment = z.object({
  roles: z.array(givenRole).max(givenRoleNames.length),
  customRoleIds: ids,
  calendars: ids.nullable(),
  /** The moment from which the contributor is none any more; `null`: no end. */
  endsAt: moment.nullable(),
})
export type Assignment = z.output<typeof assignment>

/** A moment, or a day of the calendar (`2026-12-04`). The years end where texts of moments get longer. */
const momentOrDay = z
  .string()
  .refine((text) => text < '9999' && (plainDate.safeParse(text).success || moment.safeParse(text).success), {
    message: 'shape.date',
  })
  .meta({ description: 'A moment, or a day of the calendar: to its end in the time zone of the site.' })

/** What somebody is given. A day as the end is the last one, to its end in the time zone of the site. */
export const assigned = z.strictObject({ ...assignment.shape, endsAt: momentOrDay.nullable() })

/** The roles of somebody, standard ones and the site's own: they add up, and so are read together by whoever changes them. */
export const rolesHeld = z.strictObject({
  roles: z.array(givenRole).max(givenRoleNames.length),
  customRoleIds: ids,
})

export type RolesHeld = z.output<typeof rolesHeld>

/** What is told of an assignment to whoever manages them. */
export const assignedTo = assignment.extend({
  /** The day `endsAt` ends, in the time zone of the site. */
  lastDay: plainDate.nullable(),
  /** Whether it gives more than the person who asks has: then they cannot change it, or take it away. */
  isBeyondYou: z.boolean(),
})

export const customRole = z.object({
  id,
  name: z.string(),
  rights: z.array(z.string()),
  reach: roleReach,
  uses: z.number().int(),
  /** Whether it gives more than the person who asks has: then they cannot give it, change it or remove it. */
  isBeyondYou: z.boolean(),
})
export type CustomRole = z.output<typeof customRole>

const roleInput = z.strictObject({
  siteId: id,
  name: trimmedText(60),
  rights: z.array(rightName).min(1).max(200),
  reach: roleReach,
})

/** The rights of a role: judged together, and so read together by whoever changes them. */
export const roleRights = z.strictObject({ rights: z.array(rightName).max(200), reach: roleReach })

export const listRoles = endpoint({
  name: 'sites.listRoles',
  method: 'GET',
  path: '/api/sites/:siteId/roles',
  access: may(permissions.contributorsManage),
  input: z.strictObject({ siteId: id }),
  output: z.object({
    roles: z.array(customRole),
    /** Of the roles that every site has, those the person who asks cannot give. */
    beyondYou: z.array(givenRole),
    /** Every right that a role can be given, by group, in the order they are shown. */
    rights: z.array(
      z.object({
        name: z.string(),
        group: z.enum(rightGroups),
        /** What a role can limit it to, where the site has such things. */
        limitedBy: z.enum(reachKinds).nullable(),
      }),
    ),
    /** The things that rights can be limited to, by name, as far as the person who asks reaches them. */
    reachables: z.array(
      z.object({ kind: z.enum(reachKinds), things: z.array(z.object({ id, name: z.string() })) }),
    ),
  }),
  summary: 'The roles a site has made for itself.',
})

export const createRole = endpoint({
  name: 'sites.createRole',
  method: 'POST',
  path: '/api/sites/:siteId/roles',
  access: may(permissions.contributorsManage),
  input: roleInput,
  output: z.object({ id }),
  summary: 'Makes a role of the site’s own.',
})

export const changeRole = endpoint({
  name: 'sites.changeRole',
  method: 'PUT',
  path: '/api/sites/:siteId/roles/:roleId',
  access: may(permissions.contributorsManage),
  input: z.strictObject({
    ...roleInput.partial().shape,
    siteId: id,
    roleId: id,
    /** What is put in the place of something else is refused where that is another by now. */
    from: roleRights.optional(),
  }),
  output: z.object({}),
  summary:
    'Changes what is given of a role of the site’s own; it acts on the next request of whoever has it. With the rights that were read (`from`) it is refused where they are others by now.',
})

export const removeRole = endpoint({
  name: 'sites.removeRole',
  method: 'DELETE',
  path: '/api/sites/:siteId/roles/:roleId',
  access: may(permissions.contributorsManage),
  input: z.strictObject({ siteId: id, roleId: id }),
  output: z.object({}),
  summary: 'Removes a role that nobody has.',
})

/**
 * Looks at the site through a role: until it ends, the person's rights in this browser are those of
 * the role, as far as they have them themselves. It can only take away, so anybody may.
 */
export const viewAs = endpoint({
  name: 'sites.viewAs',
  method: 'PUT',
  path: '/api/sites/:siteId/view-as',
  access: contributorEver,
  input: z.strictObject({ siteId: id, role: z.union([givenRole, id]) }),
  output: z.object({}),
  summary: 'Looks at the site as a role sees it.',
})

export const endViewAs = endpoint({
  name: 'sites.endViewAs',
  method: 'DELETE',
  path: '/api/sites/:siteId/view-as',
  access: contributorEver,
  input: z.strictObject({ siteId: id }),
  output: z.object({}),
  summary: 'Looks at the site as oneself again.',
})

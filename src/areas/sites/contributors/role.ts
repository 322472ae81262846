import { permissions, roleNames, type RoleName } from '../contract.ts'
import type { Permission } from '#kernel/permission.ts'

const p = permissions
const ownerOnly: readonly Permission[] = [p.siteTransfer]

/** What the owner and administrators alone may do. */
const management: readonly Permission[] = [
  p.siteRemove,
  p.siteSettings,
  p.siteExport,
  p.siteImport,
  p.contributorsManage,
  p.domainsManage,
  p.codeEdit,
  p.stylesEdit,
  p.discountsManage,
  p.paymentsManage,
  p.campaignsSend,
  p.formsManage,
]
const money: readonly Permission[] = [p.billingManage, p.signInsSee]
const editing: readonly Permission[] = [p.pagesEdit, p.postsEdit, p.assetsEdit]
const creating: readonly Permission[] = [p.pagesCreate, p.postsCreate, p.assetsRemove]
const selling: readonly Permission[] = [
  p.productsEdit,
  p.productsRelease,
  p.ordersSee,
  p.ordersManage,
  p.customersManage,
  p.membersManage,
  p.invoicesManage,
  p.shippingManage,
]
const everyone: readonly Permission[] = [p.siteSeeUnreleased]

const admin: readonly Permission[] = [
  ...everyone,
  ...management,
  ...money,
  ...editing,
  ...creating,
  p.pagesRelease,
  ...selling,
  p.campaignsEdit,
  p.schedulingSee,
  p.schedulingEdit,
  p.schedulingManage,
  p.analyticsSee,
  p.commentsModerate,
]

/**
 * Which role holds which right: the table of the product book (sites, contributors and
 * permissions), row by row. What the table calls "edit" is changing what exists; making and
 * throwing away are rights of their own, as are releasing and sending.
 */
const held: Readonly<Record<RoleName, readonly Permission[]>> = {
  owner: [...admin, ...ownerOnly],
  admin,
  website_editor: [
    ...everyone,
    ...editing,
    ...creating,
    p.pagesRelease,
    p.formsManage,
    p.ordersSee,
    p.commentsModerate,
  ],
  store_manager: [...everyone, ...editing, ...selling],
  campaigns_editor: [...everyone, p.campaignsEdit],
  scheduling_admin: [...everyone, p.schedulingSee, p.schedulingEdit, p.schedulingManage],
  scheduling_editor: [...everyone, p.schedulingSee, p.schedulingEdit],
  scheduling_viewer: [...everyone, p.schedulingSee],
  analytics_viewer: [...everyone, p.analyticsSee],
  billing: [...everyone, ...money],
  comment_moderator: [...everyone, p.commentsModerate],
  viewer: everyone,
}

/** The names of the rights a role holds. */
export const rightsOfRole: Readonly<Record<RoleName, ReadonlySet<string>>> = (() => {
  const names = (role: RoleName): ReadonlySet<string> => new Set(held[role].map(({ name }) => name))
  return Object.fromEntries(roleNames.map((role) => [role, names(role)])) as Record<
    RoleName,
    ReadonlySet<string>
  >
})()

/** Whether a text is one of the roles that every site has. */
export function isRoleName(name: string): name is RoleName {
  return (roleNames as readonly string[]).includes(name)
}

/** Roles that can be limited to calendars. */
export const calendarRoles: readonly RoleName[] = [
  'scheduling_admin',
  'scheduling_editor',
  'scheduling_viewer',
]

/** Rights that a role of the site's own can be limited in: those on appointments by calendar, those on content by collection. */
export const limitedByCalendar: ReadonlySet<string> = new Set(
  [p.schedulingSee, p.schedulingEdit, p.schedulingManage].map(({ name }) => name),
)
export const limitedByCollection: ReadonlySet<string> = new Set(
  [...editing, ...creating, p.pagesRelease, p.commentsModerate].map(({ name }) => name),
)

/** A role of a site's own, as far as rights go. */
export interface OwnRole {
  readonly rights: readonly string[]
  readonly collections: readonly string[] | null
  readonly calendars: readonly string[] | null
}

/** What somebody has on a site. */
export interface Holding {
  readonly isOwner: boolean
  readonly roles: readonly string[]
  readonly calendars: readonly string[] | null
  readonly ownRoles: readonly OwnRole[]
}

/** What a right reaches: everything (`null`), or these alone. */
export interface Reach {
  readonly collections: readonly string[] | null
  readonly calendars: readonly string[] | null
}

const reachesAll: Reach = { collections: null, calendars: null }

const union = (one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null =>
  one === null || other === null ? null : [...new Set([...one, ...other])]

/**
 * The rights of a holding, and how far each reaches. Roles add up: a right is as wide as the widest
 * role that gives it. A role of the site's own never gives what a stored name no longer means.
 */
export function rightsOf(holding: Holding): ReadonlyMap<string, Reach> {
  const rights = new Map<string, Reach>()
  const add = (right: string, reach: Reach): void => {
    const had = rights.get(right)
    rights.set(
      right,
      had
        ? {
            collections: union(had.collections, reach.collections),
            calendars: union(had.calendars, reach.calendars),
          }
        : reach,
    )
  }
  if (holding.isOwner) for (const right of rightsOfRole.owner) add(right, reachesAll)
  for (const role of holding.roles) {
    if (!isRoleName(role) || role === 'owner') continue
    for (const right of rightsOfRole[role]) {
      add(
        right,
        limitedByCalendar.has(right) && calendarRoles.includes(role)
          ? { collections: null, calendars: holding.calendars }
          : reachesAll,
      )
    }
  }
  for (const role of holding.ownRoles) {
    for (const right of role.rights) {
      if (!rightsOfRole.admin.has(right)) continue
      add(right, {
        collections: limitedByCollection.has(right) ? role.collections : null,
        calendars: limitedByCalendar.has(right) ? role.calendars : null,
      })
    }
    for (const right of rightsOfRole.viewer) add(right, reachesAll)
  }
  return rights
}

/** Whether every right of `wanted` reaches no further than the same right of `had`: nobody grants what they lack. */
export function isWithin(wanted: ReadonlyMap<string, Reach>, had: ReadonlyMap<string, Reach>): boolean {
  const inside = (inner: readonly string[] | null, outer: readonly string[] | null): boolean =>
    outer === null || (inner !== null && inner.every((one) => outer.includes(one)))
  for (const [right, reach] of wanted) {
    const mine = had.get(right)
    if (!mine || !inside(reach.collections, mine.collections) || !inside(reach.calendars, mine.calendars))
      return false
  }
  return true
}

import { type Composed, derived, point } from '#kernel/point.ts'
import { type Right, roleNames, type RoleName } from '../contract.ts'

/** The rights that areas declare, in the order they are shown within their group. */
export const rights = point<readonly Right[]>('sites.rights')

const byName = derived(
  rights,
  (lists) => new Map<string, Right>(lists.flat().map((right) => [right.name, right])),
)

/** Every right there is. */
export function allRights(composed: Composed): readonly Right[] {
  return [...byName(composed).values()]
}

const byRole = derived(rights, (lists) => {
  const held = (role: RoleName) => lists.flat().filter(({ roles }) => roles.has(role))
  return new Map(roleNames.map((role) => [role, new Set(held(role).map(({ name }) => name))]))
})

/** The names of the rights a role holds. */
export function rightsOfRole(composed: Composed, role: RoleName): ReadonlySet<string> {
  return byRole(composed).get(role) ?? new Set()
}

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
export function rightsOf(composed: Composed, holding: Holding): ReadonlyMap<string, Reach> {
  const known = byName(composed)
  const isLimitedBy = (right: string, what: Right['limitedBy']) => known.get(right)?.limitedBy === what
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
  if (holding.isOwner) for (const right of rightsOfRole(composed, 'owner')) add(right, reachesAll)
  for (const role of holding.roles) {
    if (!isRoleName(role) || role === 'owner') continue
    for (const right of rightsOfRole(composed, role)) {
      add(
        right,
        isLimitedBy(right, 'calendar') && calendarRoles.includes(role)
          ? { collections: null, calendars: holding.calendars }
          : reachesAll,
      )
    }
  }
  for (const role of holding.ownRoles) {
    for (const right of role.rights) {
      if (!rightsOfRole(composed, 'admin').has(right)) continue
      add(right, {
        collections: isLimitedBy(right, 'collection') ? role.collections : null,
        calendars: isLimitedBy(right, 'calendar') ? role.calendars : null,
      })
    }
    for (const right of rightsOfRole(composed, 'viewer')) add(right, reachesAll)
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

import { type Composed, derived, point } from '#kernel/point.ts'
import { type ReachKind, type Right, roleNames, type RoleName } from '../contract.ts'

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

/** What a role of a site's own is limited to, by kind: the ids of these alone; a kind that is left out: all of it. */
export type RoleReach = Readonly<Partial<Record<ReachKind, readonly string[]>>>

/** A role of a site's own, as far as rights go. */
export interface OwnRole {
  readonly rights: readonly string[]
  readonly reach: RoleReach
}

/** What somebody has on a site. */
export interface Holding {
  readonly isOwner: boolean
  readonly roles: readonly string[]
  readonly calendars: readonly string[] | null
  readonly ownRoles: readonly OwnRole[]
}

/** What a right reaches, of the kind of thing that limits it: everything (`null`), or these alone. */
export type Reach = readonly string[] | null

const union = (one: Reach, other: Reach): Reach =>
  one === null || other === null ? null : [...new Set([...one, ...other])]

const overlap = (one: Reach, other: Reach): Reach =>
  one === null ? other : other === null ? one : one.filter((id) => other.includes(id))

/** What rights reach that are looked at through others: never further than either. */
export function narrowed(
  rights: ReadonlyMap<string, Reach>,
  through: ReadonlyMap<string, Reach>,
): ReadonlyMap<string, Reach> {
  return new Map(
    [...rights].flatMap(([right, reach]) => {
      const other = through.get(right)
      return other === undefined ? [] : [[right, overlap(reach, other)] as const]
    }),
  )
}

/**
 * The rights of a holding, and how far each reaches. Roles add up: a right is as wide as the widest
 * role that gives it. A role of the site's own never gives what a stored name no longer means.
 */
export function rightsOf(composed: Composed, holding: Holding): ReadonlyMap<string, Reach> {
  const known = byName(composed)
  const rights = new Map<string, Reach>()
  const add = (right: string, reach: Reach): void => {
    const had = rights.get(right)
    rights.set(right, had === undefined ? reach : union(had, reach))
  }
  if (holding.isOwner) for (const right of rightsOfRole(composed, 'owner')) add(right, null)
  for (const role of holding.roles) {
    if (!isRoleName(role) || role === 'owner') continue
    for (const right of rightsOfRole(composed, role)) {
      const isLimited = calendarRoles.includes(role) && known.get(right)?.limitedBy === 'calendar'
      add(right, isLimited ? holding.calendars : null)
    }
  }
  for (const role of holding.ownRoles) {
    for (const right of role.rights) {
      if (!rightsOfRole(composed, 'admin').has(right)) continue
      const kind = known.get(right)?.limitedBy
      add(right, (kind && role.reach[kind]) ?? null)
    }
    for (const right of rightsOfRole(composed, 'viewer')) add(right, null)
  }
  return rights
}

/** Whether every right of `wanted` reaches no further than the same right of `had`: nobody grants what they lack. */
export function isWithin(wanted: ReadonlyMap<string, Reach>, had: ReadonlyMap<string, Reach>): boolean {
  return [...wanted].every(([right, reach]) => {
    const mine = had.get(right)
    return mine !== undefined && (mine === null || (reach?.every((id) => mine.includes(id)) ?? false))
  })
}

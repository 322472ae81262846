import type { Permission } from '#kernel/permission.ts'
import type { IconShape } from '#ui/icon/icon.tsx'
import type { Screen } from '#ui/screen/screen.ts'

export interface NavigationItem {
  readonly href: string
  readonly label: NonNullable<Screen['nav']>['label']
  readonly icon: IconShape
}

export interface NavigationGroup {
  readonly section: NonNullable<Screen['nav']>['section']
  readonly items: readonly NavigationItem[]
}

const order = ['site', 'website', 'selling', 'audience', 'settings', 'account', 'operator'] as const

/** What a person finds in the navigation: the screens they may open, on a site or outside of one. */
export function navigationOf(
  screens: readonly Screen[],
  given: {
    siteId: string | null
    isOperator: boolean
    can: (right: Permission) => boolean
    /** What the person is let into on the site that no right opens. */
    doors: readonly string[]
  },
): NavigationGroup[] {
  const mayOpen = (screen: Screen): boolean => {
    const inSite = screen.path.startsWith('/sites/$siteId')
    if (inSite !== (given.siteId !== null)) return false
    if (screen.nav?.door !== undefined && !given.doors.includes(screen.nav.door)) return false
    if (screen.access === 'operator') return given.isOperator
    return typeof screen.access !== 'object' || screen.access.right === null || given.can(screen.access.right)
  }
  const groups = order.map((section) => ({
    section,
    items: screens
      .filter((screen) => screen.nav?.section === section && mayOpen(screen))
      .toSorted((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0))
      .flatMap((screen) =>
        screen.nav
          ? [
              {
                href: screen.path.replace('$siteId', given.siteId ?? ''),
                label: screen.nav.label,
                icon: screen.nav.icon,
              },
            ]
          : [],
      ),
  }))
  return groups.filter((group) => group.items.length > 0)
}

/**
 * The address of the entry that a path belongs to: that of the screen which has one and whose address is the longest
 * part of the path. `null` where this person has no such entry, be it for want of a right: no other stands in for it.
 */
export function currentItem(
  groups: readonly NavigationGroup[],
  screens: readonly Screen[],
  path: string,
): string | null {
  const parts = path.split('/')
  const isPart = (names: readonly string[]): boolean =>
    names.length <= parts.length && names.every((name, at) => name.startsWith('$') || name === parts[at])
  const longest = screens
    .filter((screen) => screen.nav)
    .map((screen) => screen.path.split('/'))
    .filter(isPart)
    .toSorted((a, b) => b.length - a.length)[0]
  if (!longest) return null
  const href = parts.slice(0, longest.length).join('/')
  return groups.some((group) => group.items.some((item) => item.href === href)) ? href : null
}

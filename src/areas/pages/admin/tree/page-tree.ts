import { type NavPlace, navPlaces, type PageRow } from '../../contract.ts'
import { inOrder, standsAlone } from '../../tree/page.ts'

/** A page with what stands under it. */
export interface PageNode {
  readonly page: PageRow
  readonly children: readonly PageNode[]
}

/** The home page where it stands above the places of the navigation, being in none. */
export function aloneIn(pages: readonly PageRow[]): PageRow | undefined {
  return pages.find(standsAlone)
}

/**
 * The pages of one place of the navigation as a tree; the footer's own page stands in none, and a home page
 * that is in no navigation above them.
 */
export function pageTree(pages: readonly PageRow[], nav: NavPlace): PageNode[] {
  const shown = inOrder(pages.filter((page) => page.kind !== 'footer' && !standsAlone(page)))
  const ids = new Set(shown.map((page) => page.id))
  const node = (page: PageRow): PageNode => ({
    page,
    children: shown.filter((child) => child.parentId === page.id).map(node),
  })
  return shown
    .filter((page) => page.nav === nav && (page.parentId === null || !ids.has(page.parentId)))
    .map(node)
}

/** Names a place of the navigation among the entries of the tree. */
export const placeId = (nav: NavPlace): string => `nav:${nav}`

/** The place that an entry of the tree stands for, if it does. */
export function placeOf(id: string): NavPlace | undefined {
  return navPlaces.find((nav) => placeId(nav) === id)
}

/** Where a page goes: the input of the call that moves it. */
export interface Move {
  readonly nav: NavPlace
  readonly parentId: string | null
  readonly before: string | null
}

/**
 * Where pages go that were put before, after or into another; null when that is where they cannot be.
 * A folder holds no folder, and only a folder or a place of the navigation holds anything.
 */
export function moveTo(
  pages: readonly PageRow[],
  moved: ReadonlySet<string>,
  place: { readonly id: string; readonly position: 'before' | 'after' | 'inside' },
): Move | null {
  const nav = placeOf(place.id)
  if (nav) return place.position === 'inside' ? { nav, parentId: null, before: null } : null
  return besidePage(pages, moved, place)
}

function besidePage(
  pages: readonly PageRow[],
  moved: ReadonlySet<string>,
  place: { readonly id: string; readonly position: 'before' | 'after' | 'inside' },
): Move | null {
  const target = pages.find((page) => page.id === place.id)
  // Beside the home page that stands alone there is no place.
  if (!target || moved.has(target.id) || standsAlone(target)) return null
  const movesFolder = pages.some((page) => moved.has(page.id) && page.kind === 'folder')
  if (place.position === 'inside') {
    if (target.kind !== 'folder' || movesFolder) return null
    return { nav: target.nav, parentId: target.id, before: null }
  }
  if (target.parentId !== null && (movesFolder || moved.has(target.parentId))) return null
  const { nav, parentId } = target
  if (place.position === 'before') return { nav, parentId, before: target.id }
  const siblings = inOrder(pages).filter(
    (page) => page.kind !== 'footer' && page.nav === nav && page.parentId === parentId && !moved.has(page.id),
  )
  const next = siblings[siblings.findIndex((page) => page.id === target.id) + 1]
  return { nav, parentId, before: next?.id ?? null }
}

/** The pages as they stand after a move, before the server has said so. */
export function movedPages(pages: readonly PageRow[], moved: readonly string[], move: Move): PageRow[] {
  const taken = moved.flatMap((id) => pages.find((page) => page.id === id) ?? [])
  const siblings = inOrder(pages).filter(
    (page) => !moved.includes(page.id) && page.nav === move.nav && page.parentId === move.parentId,
  )
  const at = move.before === null ? -1 : siblings.findIndex((page) => page.id === move.before)
  const order = at < 0 ? [...siblings, ...taken] : siblings.toSpliced(at, 0, ...taken)
  const position = new Map(order.map((page, index) => [page.id, index]))
  return pages.map((page) => {
    const isChild = page.parentId !== null && moved.includes(page.parentId)
    if (moved.includes(page.id))
      return {
        ...page,
        nav: move.nav,
        parentId: move.parentId,
        position: position.get(page.id) ?? page.position,
        state: page.state === 'new' ? 'new' : 'changed',
      }
    if (isChild) return { ...page, nav: move.nav }
    return position.has(page.id) ? { ...page, position: position.get(page.id) ?? page.position } : page
  })
}

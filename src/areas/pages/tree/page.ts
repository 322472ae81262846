import type { NavPlace, PageKind, PageSettings } from '../contract.ts'

/** A page in the tree, without its document. */
export interface Page {
  readonly id: string
  readonly kind: PageKind
  readonly parentId: string | null
  readonly position: number
  readonly nav: NavPlace
  readonly title: string
  readonly navTitle: string | null
  readonly slug: string
  readonly isHome: boolean
  readonly isHidden: boolean
  readonly passwordHash: string | null
  readonly settings: PageSettings
  readonly version: number
  readonly factsVersion: number
  readonly updatedAt: Date
  readonly updatedBy: string | null
}

/** The path of a page from the root of its site: `/` for the home page, else its slug. */
export function pathOf(page: Pick<Page, 'isHome' | 'slug'>): string {
  return page.isHome ? '/' : `/${page.slug}`
}

/** Kinds of pages that visitors open by an address, which is no other page's then. */
export const addressedKinds: readonly PageKind[] = ['layout', 'cover', 'parking']

/** Whether a page has an address of its own that a visitor may open. */
export function isAddressed(page: Pick<Page, 'kind'>): boolean {
  return addressedKinds.includes(page.kind)
}

/** Why a page may not be put somewhere, or null. */
export function moveFault(
  pages: readonly Pick<Page, 'id' | 'kind' | 'parentId'>[],
  pageId: string,
  parentId: string | null,
): 'pages.parent_not_a_folder' | 'pages.folder_in_folder' | null {
  if (parentId === null) return null
  const parent = pages.find((page) => page.id === parentId)
  if (!parent || parent.kind !== 'folder' || parent.id === pageId) return 'pages.parent_not_a_folder'
  const moved = pages.find((page) => page.id === pageId)
  if (moved?.kind === 'folder' || parent.parentId !== null) return 'pages.folder_in_folder'
  return null
}

/** Whether it is the home page and stands in no navigation: visitors reach it by the site's name. */
export function standsAlone(page: Pick<Page, 'nav' | 'parentId'> & Partial<Pick<Page, 'isHome'>>): boolean {
  return page.isHome === true && page.nav === 'none' && page.parentId === null
}

/**
 * Which of two pages of one place stands first: by their numbers, and by their ids where two have one, as the database
 * sorts them. Else the order in which rows happen to be read would decide, which every save changes.
 */
export function byPosition(a: Pick<Page, 'id' | 'position'>, b: Pick<Page, 'id' | 'position'>): number {
  return a.position - b.position || (a.id < b.id ? -1 : Number(a.id > b.id))
}

/**
 * Pages in the order people see them: a home page in no navigation first, then by place of navigation,
 * parents before what they hold. What a page that is not among them would hold stands by itself: a folder that is
 * not released yet, or no more.
 */
export function inOrder<
  P extends Pick<Page, 'id' | 'nav' | 'parentId' | 'position'> & Partial<Pick<Page, 'isHome'>>,
>(pages: readonly P[]): P[] {
  const places: NavPlace[] = ['main', 'footer', 'none']
  const there = new Set(pages.map(({ id }) => id))
  const under = new Map<string | null, P[]>()
  for (const page of pages) {
    const parentId = page.parentId !== null && there.has(page.parentId) ? page.parentId : null
    const list = under.get(parentId)
    if (list) list.push(page)
    else under.set(parentId, [page])
  }
  for (const list of under.values()) {
    list.sort(
      (a, b) =>
        Number(standsAlone(b)) - Number(standsAlone(a)) ||
        places.indexOf(a.nav) - places.indexOf(b.nav) ||
        byPosition(a, b),
    )
  }
  const walk = (parentId: string | null): P[] =>
    (under.get(parentId) ?? []).flatMap((page) => [page, ...walk(page.id)])
  return walk(null)
}

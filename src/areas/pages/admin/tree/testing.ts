import { type PageRow, pageSettings } from '../../contract.ts'

/** A page as the server lists it; what is not named is the plainest value. */
export function aRow(given: Partial<PageRow> & Pick<PageRow, 'id'>): PageRow {
  return {
    kind: 'layout',
    parentId: null,
    position: 0,
    nav: 'main',
    title: given.id,
    navTitle: null,
    slug: given.id,
    path: `/${given.id}`,
    isHome: false,
    isHidden: false,
    hasPassword: false,
    settings: pageSettings.parse({}),
    version: 0,
    state: 'released',
    updatedAt: '2026-11-20T10:00:00Z',
    updatedBy: null,
    ...given,
  }
}

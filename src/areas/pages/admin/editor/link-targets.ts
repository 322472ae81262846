import type { LinkTarget } from '#editor/index.tsx'
import { listAssets, readAssets } from '#areas/assets/contract.ts'
import { call } from '#kernel/api-client/call.ts'
import { listAnchors, type PageRow } from '../../contract.ts'
import { isAddressed } from '../../tree/page.ts'
import type { LinkSource } from '../link-sources.ts'

/** How many of each kind are offered. */
const MOST = 20

/** Pages whose title or address holds a text, those that begin with it first. */
export function pagesFor(pages: readonly PageRow[], query: string): PageRow[] {
  const wanted = query.trim().toLocaleLowerCase()
  const rank = (page: PageRow) => {
    const title = page.title.toLocaleLowerCase()
    if (title.startsWith(wanted)) return 0
    return title.includes(wanted) ? 1 : page.path.includes(wanted) ? 2 : 3
  }
  return pages
    .filter((page) => isAddressed(page) && rank(page) < 3)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MOST)
}

/** A section with an anchor on some page of the site. */
export interface PlaceInPage {
  readonly pageId: string
  readonly anchor: string
  readonly name: string | null
}

/** Places within other pages whose name, anchor or page holds a text, in the order they came. */
export function placesFor(
  places: readonly PlaceInPage[],
  pages: readonly PageRow[],
  query: string,
  own: string,
): LinkTarget[] {
  const wanted = query.trim().toLocaleLowerCase()
  const byId = new Map(pages.filter(isAddressed).map((page) => [page.id, page]))
  return places
    .flatMap(({ pageId, anchor, name }): LinkTarget[] => {
      const page = byId.get(pageId)
      if (!page || pageId === own) return []
      const label = `${page.title} › ${name ?? anchor}`
      const detail = `${page.path}#${anchor}`
      if (!`${label} ${detail}`.toLocaleLowerCase().includes(wanted)) return []
      return [{ link: { kind: 'page', page: pageId, anchor }, label, detail, group: 'places' }]
    })
    .slice(0, MOST)
}

/** Pages of the site, and places within the others: those of the page that is edited the editor knows itself. */
export const pageLinks: LinkSource = ({ siteId, pageId, pages }) => {
  // Read as the choice is opened; what is typed then is sought in what came.
  let places: Promise<readonly PlaceInPage[]> = Promise.resolve([])
  const placesNow = async () => (await call(listAnchors, { siteId })).anchors
  return {
    async search(query) {
      if (query.trim() === '') places = placesNow().catch(() => [])
      return [
        ...pagesFor(pages(), query).map((page): LinkTarget => ({
          link: { kind: 'page', page: page.id },
          label: page.title,
          detail: page.path,
          group: 'pages',
        })),
        ...placesFor(await places, pages(), query, pageId),
      ]
    },
    async describe(link) {
      if (link.kind !== 'page') return undefined
      const title = pages().find((page) => page.id === link.page)?.title
      return title === undefined || link.anchor === undefined ? title : `${title} #${link.anchor}`
    },
  }
}

/** Files of the site, once something is typed. */
export const fileLinks: LinkSource = ({ siteId }) => ({
  async search(query) {
    if (query.trim() === '') return []
    const { items } = await call(listAssets, { siteId, search: query.trim(), limit: MOST })
    return items.map((asset): LinkTarget => ({
      link: { kind: 'file', asset: asset.id },
      label: asset.name,
      group: 'files',
    }))
  },
  async describe(link) {
    if (link.kind !== 'file') return undefined
    return (await call(readAssets, { siteId, ids: [link.asset] })).assets[0]?.name
  },
})

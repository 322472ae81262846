import type { LinkTarget, LinkTargets } from '#editor/index.tsx'
import { listAssets, readAssets } from '#areas/assets/contract.ts'
import type { LinkValue } from '#document/values.ts'
import { call } from '#kernel/api-client/call.ts'
import { listAnchors, type PageRow } from '../../contract.ts'
import { isAddressed } from '../../tree/page.ts'

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

/**
 * What links may lead to: the pages of the site, places within the others, and its files once something is typed.
 *
 * @param pageId the page that is edited: its own places the editor knows itself
 */
export function linkTargets(siteId: string, pageId: string, pages: () => readonly PageRow[]): LinkTargets {
  // Read as the choice is opened; what is typed then is sought in what came.
  let places: Promise<readonly PlaceInPage[]> = Promise.resolve([])
  const placesNow = async () => (await call(listAnchors, { siteId })).anchors
  const describeFile = async (asset: string) =>
    (await call(readAssets, { siteId, ids: [asset] })).assets[0]?.name
  return {
    async search(query) {
      const found: LinkTarget[] = pagesFor(pages(), query).map((page) => ({
        link: { kind: 'page', page: page.id },
        label: page.title,
        detail: page.path,
        group: 'pages',
      }))
      if (query.trim() === '') places = placesNow().catch(() => [])
      found.push(...placesFor(await places, pages(), query, pageId))
      if (query.trim() === '') return found
      const { items } = await call(listAssets, { siteId, search: query.trim(), limit: MOST })
      return [
        ...found,
        ...items.map((asset): LinkTarget => ({
          link: { kind: 'file', asset: asset.id },
          label: asset.name,
          group: 'files',
        })),
      ]
    },
    async describe(link: LinkValue) {
      if (link.kind === 'page') {
        const title = pages().find((page) => page.id === link.page)?.title
        return title === undefined || link.anchor === undefined ? title : `${title} #${link.anchor}`
      }
      if (link.kind === 'file') return describeFile(link.asset)
      return undefined
    },
  }
}

import type { LinkTarget, LinkTargets } from '#editor/index.tsx'
import { listAssets, readAssets } from '#areas/assets/contract.ts'
import type { LinkValue } from '#document/values.ts'
import { call } from '#kernel/api-client/call.ts'
import type { PageRow } from '../../contract.ts'
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

/** What links may lead to: the pages of the site, and its files once something is typed. */
export function linkTargets(siteId: string, pages: () => readonly PageRow[]): LinkTargets {
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
      if (link.kind === 'page') return pages().find((page) => page.id === link.page)?.title
      if (link.kind === 'file') return describeFile(link.asset)
      return undefined
    },
  }
}

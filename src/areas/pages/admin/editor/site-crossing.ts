import type { AssetBook } from '#areas/assets/admin/index.tsx'
import type { Crossing } from '#editor/index.tsx'
import type { Words } from '#ui/words.ts'
import type { PageRow } from '../../contract.ts'
import { isAddressed } from '../../tree/page.ts'

/** Lets what was copied on another of the person's sites be pasted here with its pictures and links. */
export function siteCrossing(given: {
  readonly siteId: string
  readonly book: AssetBook
  readonly pages: () => readonly PageRow[]
  /** The person may add to the library of this site. */
  readonly canAdd: boolean
  readonly words: Words
}): Crossing {
  const { siteId, book, pages, canAdd, words } = given
  return {
    site: siteId,
    addressOf: (id) => pages().find((page) => page.id === id && isAddressed(page))?.path,
    pageAt: (address) => pages().find((page) => page.path === address && isAddressed(page))?.id,
    async bring(from, assets) {
      if (!canAdd) return new Map()
      const { bringAssets } = await import('./bring-assets.ts')
      return bringAssets({ from, to: siteId, ids: [...assets] }, book, words)
    },
  }
}

import { type AssetBook, wordsOfUpload } from '#areas/assets/admin/index.tsx'
import { copyAssets } from '#areas/assets/contract.ts'
import type { Crossing } from '#editor/index.tsx'
import { call } from '#kernel/api-client/call.ts'
import { ApiError } from '#kernel/api-client/api-error.ts'
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
  const addressed = () => pages().filter(isAddressed)
  return {
    site: siteId,
    addressOf: (page) => addressed().find(({ id }) => id === page)?.path,
    pageAt: (address) => addressed().find(({ path }) => path === address)?.id,
    async bring(from, assets) {
      if (!canAdd) return new Map()
      try {
        const { copies } = await call(copyAssets, { from, to: siteId, ids: [...assets] })
        // They are known before they are drawn.
        book.put(copies.map(({ asset }) => asset))
        return new Map(copies.map((copy) => [copy.from, copy.asset.id]))
      } catch (error) {
        // Not the person's to take: as if it were not there.
        if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return new Map()
        throw new Error(wordsOfUpload(error, words), { cause: error })
      }
    },
  }
}

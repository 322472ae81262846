import { type AssetBook, uploading } from '#areas/assets/admin/index.tsx'
import { copyAssets } from '#areas/assets/contract.ts'
import { ApiError } from '#kernel/api-client/api-error.ts'
import { callOnce } from '#kernel/api-client/call-once.ts'
import type { Words } from '#ui/words.ts'

/**
 * Copies pictures and files of another site into this one's library: what they are here, by what they were there.
 *
 * @throws Error with words for the person: there is no room, no line
 */
export async function bringAssets(
  asked: { readonly from: string; readonly to: string; readonly ids: string[] },
  book: AssetBook,
  words: Words,
): Promise<ReadonlyMap<string, string>> {
  try {
    const { copies } = await callOnce(copyAssets, asked)
    // They are known before they are drawn.
    book.put(copies.map(({ asset }) => asset))
    return new Map(copies.map((copy) => [copy.from, copy.asset.id]))
  } catch (error) {
    // Not the person's to take: as if it were not there.
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return new Map()
    const ways = await uploading().catch(() => null)
    throw new Error(ways?.wordsOfUpload(error, words) ?? words('assets.upload.offline'), { cause: error })
  }
}

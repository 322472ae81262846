import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AssetRow } from '../contract.ts'
import { type AssetBook, assetBook } from './asset-book.ts'

const books = new Map<string, AssetBook>()

/** The book of a site's assets that the screens of the app share. */
export function bookOf(siteId: string): AssetBook {
  let book = books.get(siteId)
  if (!book) {
    book = assetBook(siteId)
    books.set(siteId, book)
  }
  return book
}

/**
 * The assets of some ids, as they arrive; those that are gone, or on their way, are not in the answer.
 *
 * @param ids may be another array each time
 */
export function useAssets(siteId: string, ids: readonly string[]): ReadonlyMap<string, AssetRow> {
  const [book] = useState(() => bookOf(siteId))
  useSyncExternalStore(book.onChange, book.version)
  const wanted = ids.join(' ')
  useEffect(() => {
    // Offline, nothing is shown; the next thing that is asked for asks again.
    if (wanted !== '') void book.load(wanted.split(' ')).catch(() => {})
  }, [book, wanted])
  return new Map(
    ids.flatMap((id) => {
      const asset = book.get(id)
      return asset ? [[id, asset]] : []
    }),
  )
}

import { useRows } from '#ui/data/use-parts.ts'
import type { ListState } from '#ui/list-view/use-list-view.ts'
import { type AssetFilter, type AssetOrder, type AssetRow, listAssets } from '../../contract.ts'

export interface Library {
  /** Null while the first are on their way. */
  readonly items: readonly AssetRow[] | null
  readonly isFailed: boolean
  readonly isStale: boolean
  readonly hasMore: boolean
  readonly isMoreComing: boolean
  readonly isMoreFailed: boolean
  more(): void
  again(): void
}

const newestFirst: AssetOrder = { sort: 'added', direction: 'descending' }

/**
 * The files of a site, fifty and then more.
 *
 * @param asked.rows where it is known how many are wanted: with the list of the screen
 */
export function useLibrary(
  siteId: string,
  asked: {
    search: string
    kind: AssetFilter | null
    /** Newest first unless asked otherwise. */
    order?: AssetOrder
    rows?: Pick<ListState, 'most' | 'more'>
  },
): Library {
  const { search, kind, order = newestFirst, rows } = asked
  const input = { siteId, search, ...order, ...(kind === null ? {} : { kind }) }
  const { items, isError, isChanging, again, more } = useRows(listAssets, input, { keepsShown: true, rows })
  return {
    items,
    isFailed: isError && items === null,
    isStale: isChanging,
    hasMore: more.hasMore,
    isMoreComing: more.isBusy,
    isMoreFailed: more.isFailed,
    more: more.onMore,
    again,
  }
}

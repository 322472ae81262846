import { useRows } from '#ui/data/use-parts.ts'
import type { ListState } from '#ui/list-view/use-list-view.ts'
import { type AssetFilter, type AssetRow, listAssets } from '../../contract.ts'

export interface Library {
  /** Null while the first are on their way. */
  readonly items: readonly AssetRow[] | null
  readonly isFailed: boolean
  readonly isStale: boolean
  readonly hasMore: boolean
  readonly isMoreComing: boolean
  more(): void
  again(): void
}

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
    direction?: 'ascending' | 'descending'
    rows?: Pick<ListState, 'most' | 'more'>
  },
): Library {
  const { search, kind, direction = 'descending', rows } = asked
  const input = { siteId, search, direction, ...(kind === null ? {} : { kind }) }
  const { items, isError, isChanging, again, more } = useRows(listAssets, input, { keepsShown: true, rows })
  return {
    items,
    isFailed: isError && items === null,
    isStale: isChanging,
    hasMore: more.hasMore,
    isMoreComing: more.isBusy,
    more: more.onMore,
    again,
  }
}

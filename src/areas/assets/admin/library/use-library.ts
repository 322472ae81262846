import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#kernel/api-client/call.ts'
import { keyOf } from '#ui/data/data.ts'
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

/** The files of a site, fifty and then more. */
export function useLibrary(
  siteId: string,
  { search, kind }: { search: string; kind: AssetFilter | null },
): Library {
  const input = { siteId, search, limit: 50, ...(kind === null ? {} : { kind }) }
  const query = useInfiniteQuery({
    queryKey: keyOf(listAssets, input),
    queryFn: ({ pageParam, signal }) =>
      call(listAssets, { ...input, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  })
  return {
    items: query.data?.pages.flatMap((page) => page.items) ?? null,
    isFailed: query.isError && query.data === undefined,
    isStale: query.isPlaceholderData,
    hasMore: query.hasNextPage,
    isMoreComing: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    again: () => void query.refetch(),
  }
}

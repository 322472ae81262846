import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#kernel/api-client/call.ts'
import type { CallOf, Endpoint, OutputOf } from '#kernel/endpoint.ts'
import { keyOf } from '#ui/data/data.ts'

interface Page {
  readonly items: readonly unknown[]
  readonly next: string | null
}

/** The pages of a list that were read so far. */
export interface Pages<Output extends Page> {
  /** `null` while the first are on their way. */
  readonly items: Output['items'] | null
  /** What the first page says beside its items. */
  readonly first: Output | undefined
  readonly isFailed: boolean
  /** The filters changed and the new rows are on their way. */
  readonly isStale: boolean
  readonly again: () => void
  readonly more: { readonly hasMore: boolean; readonly isBusy: boolean; readonly onMore: () => void }
}

/** Reads a list page by page. While its filters change, what was there stays. */
export function usePages<E extends Endpoint>(
  endpoint: OutputOf<E> extends Page ? E : never,
  filters: Omit<CallOf<E>, 'cursor' | 'limit'>,
): Pages<OutputOf<E> & Page> {
  const list = useInfiniteQuery({
    queryKey: [...keyOf(endpoint), 'pages', filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        endpoint as Endpoint,
        { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ) as Promise<OutputOf<E> & Page>,
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: (before) => before,
  })
  return {
    items:
      (list.data?.pages.flatMap(({ items }) => items) as (OutputOf<E> & Page)['items'] | undefined) ?? null,
    first: list.data?.pages[0],
    isFailed: list.isError && !list.data,
    isStale: list.isPlaceholderData,
    again: () => void list.refetch(),
    more: {
      hasMore: list.hasNextPage,
      isBusy: list.isFetchingNextPage,
      onMore: () => void list.fetchNextPage(),
    },
  }
}

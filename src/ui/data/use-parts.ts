import { useEffect } from 'react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#kernel/api-client/call.ts'
import type { CallOf, Endpoint, OutputOf } from '#kernel/endpoint.ts'

/** How a list that is answered in parts is put together. */
export interface PartsOf<E extends Endpoint, Item> {
  /** The rows of one answer. */
  readonly items: (part: OutputOf<E>) => readonly Item[]
  /** What to ask for the rows after an answer; null where it was the last. */
  readonly after: (part: OutputOf<E>) => object | null
  /** Shows the rows of the question before until the answer to this one is there: a search that is typed. */
  readonly keepsShown?: boolean
  /** Where the address keeps how many rows are wanted: how many, and what asks for more unless that is too many for it. */
  readonly rows?: { readonly most: number; readonly more: () => boolean } | undefined
}

/** A list, as far as it was asked for. */
export interface Parts<Item, Part> {
  /** null until the first rows are there. */
  readonly items: readonly Item[] | null
  /** The first answer, for what is told with it: how many there are. */
  readonly first: Part | null
  /** It could not be read, and there are no rows from before. */
  readonly isError: boolean
  /** What is shown answers the question before. */
  readonly isChanging: boolean
  readonly again: () => void
  /** For `LoadMore`. */
  readonly more: {
    readonly shown: number
    readonly total: null
    readonly hasMore: boolean
    readonly isBusy: boolean
    /** The rows that were asked for could not be read. */
    readonly isFailed: boolean
    readonly onMore: () => void
  }
}

/**
 * Reads a list that an endpoint answers in parts: the first, then the next whenever more is asked for.
 *
 * @param how where the rows are in an answer, and what the next is asked with
 */
export function useParts<E extends Endpoint, Item>(
  endpoint: E,
  input: CallOf<E>,
  how: PartsOf<E, Item>,
): Parts<Item, OutputOf<E>> {
  const query = useInfiniteQuery({
    queryKey: [endpoint.name, 'parts', input] as readonly unknown[],
    queryFn: ({ pageParam, signal }): Promise<OutputOf<E>> =>
      call(endpoint, { ...(input as object), ...pageParam } as CallOf<E>, { signal }) as Promise<OutputOf<E>>,
    initialPageParam: {} as object,
    getNextPageParam: (part: OutputOf<E>): object | null => how.after(part),
    ...(how.keepsShown ? { placeholderData: keepPreviousData } : {}),
  })
  const items = query.data?.pages.flatMap(how.items) ?? null
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const most = how.rows?.most ?? 0
  const isShort = items !== null && items.length < most && hasNextPage && !query.isPlaceholderData
  useEffect(() => {
    // Where one part could not be read, the next is asked for by hand.
    if (isShort && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [isShort, isFetching, isFetchNextPageError, fetchNextPage])
  return {
    items,
    first: query.data?.pages[0] ?? null,
    isError: query.isLoadingError,
    isChanging: query.isPlaceholderData,
    again: () => void query.refetch(),
    more: {
      shown: items?.length ?? 0,
      total: null,
      hasMore: hasNextPage,
      isBusy: query.isFetchingNextPage,
      isFailed: isFetchNextPageError && !query.isFetchingNextPage,
      onMore: () => {
        // Past what an address may ask for, they come all the same.
        if (isShort || how.rows?.more() !== true) void fetchNextPage()
      },
    },
  }
}

/** The rows of an endpoint that answers `{ items, next }`. */
export type RowOf<E extends Endpoint> =
  OutputOf<E> extends { readonly items: readonly (infer Item)[] } ? Item : never

/**
 * Reads a list of the usual shape: the endpoint answers `{ items, next }` and takes `next` as its `cursor`.
 *
 * @param options as in `PartsOf`
 */
export function useRows<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: Pick<PartsOf<E, RowOf<E>>, 'keepsShown' | 'rows'> = {},
): Parts<RowOf<E>, OutputOf<E>> {
  return useParts<E, RowOf<E>>(endpoint, input, {
    items: (part) => (part as { items: readonly RowOf<E>[] }).items,
    after: (part) => {
      const { next } = part as { next: string | null }
      return next === null ? null : { cursor: next }
    },
    ...options,
  })
}

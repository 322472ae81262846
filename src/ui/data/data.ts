import {
  type QueryClient,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { call } from '#kernel/api-client/call.ts'
import type { CallOf, Endpoint, OutputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'

/** The cache key of a call. */
export function keyOf<E extends Endpoint>(endpoint: E, input?: CallOf<E>): readonly unknown[] {
  return input === undefined ? [endpoint.name] : [endpoint.name, input]
}

/**
 * Reads an endpoint and keeps the answer fresh.
 *
 * @param options.when `false` waits (an id is not known yet)
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: { when?: boolean; every?: number } = {},
): UseQueryResult<OutputOf<E>> {
  return useQuery({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    enabled: options.when ?? true,
    ...(options.every === undefined ? {} : { refetchInterval: options.every }),
  }) as UseQueryResult<OutputOf<E>>
}

/** Forgets what was read from endpoints, so that it is read again where it is shown. */
export function refresh(client: QueryClient, endpoints: readonly Endpoint[]): Promise<unknown> {
  return Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: [endpoint.name] })))
}

/**
 * Calls an endpoint that changes something, then reads again what the change may have touched.
 *
 * @param options.refreshes the endpoints whose answers are stale afterwards
 */
export function useChange<E extends Endpoint>(
  endpoint: E,
  options: { refreshes?: readonly Endpoint[]; onDone?: (output: OutputOf<E>, input: CallOf<E>) => void } = {},
): UseMutationResult<OutputOf<E>, Error, CallOf<E>> {
  const client = useQueryClient()
  return useMutation({
    // The same key goes with every try of one change, so that a lost answer never makes it happen twice.
    mutationFn: (input: CallOf<E>) =>
      call(endpoint, input, endpoint.method === 'POST' ? { idempotencyKey: newId() } : {}) as Promise<
        OutputOf<E>
      >,
    onSuccess: async (output: OutputOf<E>, input: CallOf<E>) => {
      await refresh(client, options.refreshes ?? [])
      options.onDone?.(output, input)
    },
  })
}

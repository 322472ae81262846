import {
  type MutateOptions,
  type QueryClient,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { call } from '#kernel/api-client/call.ts'
import { callOnce } from '#kernel/api-client/call-once.ts'
import type { CallOf, Endpoint, OutputOf } from '#kernel/endpoint.ts'
import { showToast } from '../toast/toast.tsx'
import { useWords } from '../words.ts'
import { isChangedMeanwhile } from './changed-meanwhile.ts'

/** The cache key of a call. */
export function keyOf<E extends Endpoint>(endpoint: E, input?: CallOf<E>): readonly unknown[] {
  return input === undefined ? [endpoint.name] : [endpoint.name, input]
}

interface Reading {
  /** Why it could not be read the last time, also where there is an answer from before. */
  readonly error: Error | null
  /** When the answer came, in milliseconds. */
  readonly dataUpdatedAt: number
  readonly refetch: () => Promise<unknown>
}

interface Answered<E extends Endpoint> extends Reading {
  readonly data: OutputOf<E>
  readonly isError: false
  readonly isPending: false
}

interface Unanswered extends Reading {
  readonly data: undefined
  /** It could not be read. */
  readonly isError: boolean
  readonly isPending: boolean
}

/**
 * What an endpoint answered, if it did. An answer stays where it cannot be read again, and is no error then: without a
 * line, what is on the screen is still of use.
 */
export type Read<E extends Endpoint> = Answered<E> | Unanswered

/**
 * Reads an endpoint and keeps the answer fresh.
 *
 * @param options.when `false` waits (an id is not known yet)
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: { when?: boolean; every?: number } = {},
): Read<E> {
  const query = useQuery({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    enabled: options.when ?? true,
    ...(options.every === undefined ? {} : { refetchInterval: options.every }),
  }) as UseQueryResult<OutputOf<E>>
  // Asked for one by one: the query draws a screen anew only where something changed that the screen asked for.
  return {
    get data() {
      return query.data
    },
    get isError() {
      return query.isLoadingError
    },
    get error() {
      return query.error
    },
    get isPending() {
      return query.isPending
    },
    get dataUpdatedAt() {
      return query.dataUpdatedAt
    },
    get refetch() {
      return query.refetch
    },
  } as Read<E>
}

/** Forgets what was read from endpoints, so that it is read again where it is shown. */
export function refresh(client: QueryClient, endpoints: readonly Endpoint[]): Promise<unknown> {
  return Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: [endpoint.name] })))
}

/** Each of several types without some of its properties: `Omit` would make one type of them. */
type WithoutEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** A call that changes something, and what becomes of it. */
export type Change<E extends Endpoint> = WithoutEach<
  UseMutationResult<OutputOf<E>, Error, CallOf<E>>,
  'mutate'
> & {
  readonly mutate: (input: CallOf<E>, told?: MutateOptions<OutputOf<E>, Error, CallOf<E>>) => void
}

/** Says at the foot of the screen what went wrong with a call: in the server's words, or that it did not work. */
export function useComplaint(): (error: unknown) => void {
  const words = useWords()
  return (error) =>
    showToast({ text: problemIn(error)?.message ?? words('ui.change_failed'), tone: 'danger' })
}

/**
 * Calls an endpoint that changes something, then reads again what the change may have touched. A fault of `mutate` is
 * said at the foot of the screen, unless the call says what becomes of it; `mutateAsync` throws it. What was asked of
 * `mutate` last is not done twice while it is under way: a button that is pressed twice is told of the first press a
 * moment later. On, off and on again are three changes.
 *
 * @param options.refreshes the endpoints whose answers are stale afterwards, and where somebody else has changed it
 * @param options.isFaultShown the screen shows the fault at its place
 */
export function useChange<E extends Endpoint>(
  endpoint: E,
  options: {
    refreshes?: readonly Endpoint[]
    onDone?: (output: OutputOf<E>, input: CallOf<E>) => void
    isFaultShown?: boolean
  } = {},
): Change<E> {
  const client = useQueryClient()
  const complain = useComplaint()
  const last = useRef<string>(undefined)
  const mutation = useMutation<OutputOf<E>, Error, CallOf<E>>({
    mutationFn: (input) =>
      (endpoint.method === 'POST' ? callOnce : call)(endpoint, input) as Promise<OutputOf<E>>,
    onSuccess: async (output, input) => {
      await refresh(client, options.refreshes ?? [])
      options.onDone?.(output, input)
    },
    onError: async (error) => {
      if (isChangedMeanwhile(error)) await refresh(client, options.refreshes ?? [])
    },
    onSettled: (_output, _error, input) => {
      if (last.current === JSON.stringify(input)) last.current = undefined
    },
  })
  const mutate: Change<E>['mutate'] = (input, told = {}) => {
    const asked = JSON.stringify(input)
    if (last.current === asked) return
    last.current = asked
    const { isFaultShown } = options
    mutation.mutate(input as never, isFaultShown ? told : { onError: complain, ...told })
  }
  return { ...mutation, mutate }
}

import type { AxiosInstance, AxiosProgressEvent, GenericAbortSignal } from 'axios'
import { type CallOf, type Endpoint, type OutputOf, fillPath, pathNames } from '../endpoint.ts'
import { ApiError } from './api-error.ts'
import { apiClient, send } from './client.ts'
import { writeQuery } from './write-query.ts'

export interface CallOptions {
  /** Ends the call from outside. */
  readonly signal?: GenericAbortSignal
  /** Makes a repeat of a state-changing call harmless: the same key gives the same answer. */
  readonly idempotencyKey?: string
  /** The bytes of an endpoint that takes them (a Blob, a File, a buffer). */
  readonly body?: unknown
  /** Media type of those bytes. */
  readonly contentType?: string
  readonly onUploadProgress?: (progress: AxiosProgressEvent) => void
}

/** What a call gives: the parsed output, or the bytes of an endpoint that sends bytes. */
export type AnswerOf<E extends Endpoint> = E['sends'] extends 'bytes' ? ArrayBuffer : OutputOf<E>

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options?: CallOptions,
) => Promise<AnswerOf<E>>

function split(endpoint: Endpoint, input: unknown): { path: string; rest: Record<string, unknown> } {
  const values = (input ?? {}) as Readonly<Record<string, unknown>>
  for (const name of pathNames(endpoint.path)) {
    const value = values[name]
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    // An empty or dotted part would make another path of it.
    if (text === '' || text === '.' || text === '..') {
      throw new TypeError(`${endpoint.name} needs ${name} in its path, not ${JSON.stringify(value)}`)
    }
  }
  return fillPath(endpoint.path, values)
}

function takesQuery(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' || endpoint.takes === 'bytes'
}

/**
 * The address of an endpoint with its whole input in it: for links, downloads and event streams.
 *
 * @throws TypeError when a name of the path is missing, or the endpoint is no GET
 */
export function hrefOf<E extends Endpoint>(endpoint: E, input: CallOf<E>): string {
  if (endpoint.method !== 'GET')
    throw new TypeError(`${endpoint.name} is no GET: it has no address of its own`)
  const { path, rest } = split(endpoint, input)
  const query = writeQuery(rest)
  return query === '' ? path : `${path}?${query}`
}

/**
 * Calls endpoints over a client: names of the path go there, the rest into the query of a GET (or
 * of an endpoint that takes bytes), else into a JSON body; the answer is parsed by the output's shape.
 *
 * Errors are `ApiError`s in the endpoint's name: a refusal of the server (see `problemIn`), no
 * answer, or an answer of another shape than declared.
 */
export function callOver(client: AxiosInstance): Call {
  return async (endpoint, input, options = {}) => {
    if (endpoint.sends === 'events') {
      throw new TypeError(`${endpoint.name} is a stream of events: open hrefOf(endpoint, input)`)
    }
    const { path, rest } = split(endpoint, input)
    const headers: Record<string, string> = {}
    if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey
    if (endpoint.takes === 'bytes')
      headers['Content-Type'] = options.contentType ?? 'application/octet-stream'
    const inQuery = takesQuery(endpoint)
    const data: unknown = endpoint.takes === 'bytes' ? options.body : inQuery ? undefined : rest
    const answer = await send<unknown>(client, endpoint.name, {
      method: endpoint.method,
      url: path,
      headers,
      responseType: endpoint.sends === 'bytes' ? 'arraybuffer' : 'json',
      ...(inQuery ? { params: rest } : {}),
      ...(data === undefined ? {} : { data }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      ...(options.onUploadProgress === undefined ? {} : { onUploadProgress: options.onUploadProgress }),
    })
    if (endpoint.sends === 'bytes') return answer as never
    const parsed = endpoint.output.safeParse(answer === '' ? undefined : answer)
    if (!parsed.success) throw new ApiError(endpoint.name, parsed.error)
    return parsed.data as never
  }
}

/** Calls an endpoint of the server that this page came from. */
export const call: Call = callOver(apiClient())

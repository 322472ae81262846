import type { Readable } from 'node:stream'
import type { Endpoint, InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Actor, Answer, Ctx, RequestFacts, SiteScope } from '../ctx.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Tools } from '../tools.ts'

export interface ServerEvent {
  readonly event: string
  readonly data: unknown
  readonly id?: string
}

/** Bytes with a type of their own, as the answer of an endpoint that `sends: 'bytes'`. */
export interface BytesAnswer {
  readonly type: string
  readonly body: Uint8Array | string | Readable
  /** A file name makes the browser save it instead of showing it. */
  readonly fileName?: string
}

/** What an endpoint of several steps works with: it opens its transactions itself, and does its I/O between them. */
export interface Outside {
  readonly actor: Actor
  readonly site: SiteScope | null
  readonly clock: Clock
  readonly locale: string
  readonly request: RequestFacts
  readonly answer: Answer
  readonly tools: Tools
  /** The body of an endpoint that takes bytes. */
  readonly body: Readable | null
  /** Aborted when the other side hangs up. */
  readonly signal: AbortSignal
  transaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
}

/** What an endpoint of several steps works with whose effect happens once for an idempotency key. */
export interface Repeatable extends Outside {
  /**
   * Gets ready outside of any transaction, then has the effect in one. A repeat under the same key is given what
   * the first was, without either: what comes back is kept with the effect, or neither is there.
   *
   * @param prepare limits, hashes: not done for a repeat
   * @param effect gives what the answer is made of, a value that JSON can say; it is kept sealed, and so are the
   *   cookies that it sets, which a repeat sets again
   */
  once<P, T>(prepare: () => Promise<P>, effect: (ctx: Ctx, prepared: P) => Promise<T>): Promise<T>
}

type Sent<E extends Endpoint> = E['sends'] extends 'json'
  ? OutputOf<E>
  : E['sends'] extends 'events'
    ? AsyncIterable<ServerEvent>
    : BytesAnswer

/** What a call that heeds an idempotency key is bound with. */
export interface Keyed {
  /**
   * What the browser of a repeat has to bring along, where a key and what was sent are not enough to be given what was
   * kept: the hash of a cookie. Under the same key with another it is a first call.
   */
  readonly browser: (request: RequestFacts) => string
}

/** An endpoint with what answers it. */
export type Route =
  | {
      readonly endpoint: Endpoint
      readonly steps: false
      readonly browser: Keyed['browser'] | null
      readonly run: (ctx: Ctx, input: never) => Promise<unknown>
    }
  | {
      readonly endpoint: Endpoint
      readonly steps: true
      /** Whether a repeat under the same idempotency key has no effect and the same answer. */
      readonly isRepeatable: boolean
      readonly browser: Keyed['browser'] | null
      /** Of a POST that heeds no key: why a repeat does no harm. */
      readonly harmless: string | null
      readonly run: (outside: Repeatable, input: never) => Promise<unknown>
    }

/** Binds an endpoint to a verb, which runs in one transaction. */
export function route<E extends Endpoint>(
  endpoint: E,
  verb: (ctx: Ctx, input: InputOf<E>) => Promise<OutputOf<E>>,
  keyed?: Keyed,
): Route {
  return { endpoint, steps: false, browser: keyed?.browser ?? null, run: verb }
}

type Steps<E extends Endpoint> = (
  outside: Outside,
  input: InputOf<E>,
) => Promise<Sent<E> | OutputOf<E> | AsyncIterable<ServerEvent> | BytesAnswer>

/**
 * Binds an endpoint to work that has more than one transaction, or I/O outside of one.
 *
 * @throws Error for a POST: it is {@link repeatable}, or says by {@link harmless} why it need not be
 */
export function steps<E extends Endpoint>(endpoint: E, run: Steps<E>): Route {
  if (endpoint.method === 'POST')
    throw new Error(
      `${endpoint.name} is a POST: it heeds an idempotency key, or says why a repeat is harmless`,
    )
  return { endpoint, steps: true, isRepeatable: false, browser: null, harmless: null, run: run as never }
}

/**
 * Binds a POST of several steps that heeds no idempotency key, because a repeat does no harm by how the work is
 * made.
 *
 * @param why a sentence for the OpenAPI document
 */
export function harmless<E extends Endpoint>(endpoint: E, why: string, run: Steps<E>): Route {
  return { endpoint, steps: true, isRepeatable: false, browser: null, harmless: why, run: run as never }
}

/** The same, of work that has its effect by {@link Repeatable.once}. */
export function repeatable<E extends Endpoint>(
  endpoint: E,
  run: (outside: Repeatable, input: InputOf<E>) => Promise<OutputOf<E>>,
  keyed?: Keyed,
): Route {
  return {
    endpoint,
    steps: true,
    isRepeatable: true,
    browser: keyed?.browser ?? null,
    harmless: null,
    run: run as never,
  }
}

/** Whether an idempotency key counts: a repeat under it has no effect and the same answer. */
export function takesKey(bound: Route): boolean {
  return bound.endpoint.method === 'POST' && (!bound.steps || bound.isRepeatable)
}

import type { z } from 'zod'
import type { Access } from './permission.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call of the product, declared once: the server binds a verb to it, the owner's app calls it,
 * the OpenAPI document lists it and its access hides the button.
 *
 * The input is one object. What `path` names (`:siteId`) travels in the path; the rest in the
 * query of a GET, else in a JSON body.
 */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** `area.verb`, unique; the `operationId` of the OpenAPI document. */
  readonly name: string
  readonly method: Method
  readonly path: `/${string}`
  readonly access: Access
  readonly input: Input
  readonly output: Output
  /** One sentence for the OpenAPI document. */
  readonly summary: string
  /** What the body is: JSON (default), or bytes that the verb reads as a stream. */
  readonly takes: 'json' | 'bytes'
  /** What the answer is: JSON (default), a stream of server-sent events, or bytes with a type of their own. */
  readonly sends: 'json' | 'events' | 'bytes'
}

type Declared<I extends z.ZodType, O extends z.ZodType> = Omit<Endpoint<I, O>, 'takes' | 'sends'> &
  Partial<Pick<Endpoint, 'takes' | 'sends'>>

/** Declares an endpoint. Without an access it does not compile. */
export function endpoint<I extends z.ZodType, O extends z.ZodType>(declared: Declared<I, O>): Endpoint<I, O> {
  return { takes: 'json', sends: 'json', ...declared }
}

export type InputOf<E extends Endpoint> = z.output<E['input']>
/** What a caller passes: defaults may be left out. */
export type CallOf<E extends Endpoint> = z.input<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/** The names in a path: `/api/sites/:siteId` has `siteId`. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/:([a-zA-Z]+)/g)].map((match) => match[1] ?? '')
}

/** Splits an input into the path with its names filled in, and the rest. */
export function fillPath(
  path: string,
  input: Readonly<Record<string, unknown>>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input }
  const filled = path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

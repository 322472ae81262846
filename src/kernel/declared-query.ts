import type { z } from 'zod'

/** A key of the query that an address declares. */
export interface QueryKey {
  readonly name: string
  readonly shape: z.ZodType<string | number>
  /** What an address without it means: it is never written. */
  readonly usual: string | number
}

/** What a query asks for, as far as it is declared. */
export interface DeclaredQuery {
  readonly values: Readonly<Record<string, string | number>>
  /** In the order of the keys, without what is usual; with its question mark, or empty. */
  readonly written: string
  /** How many keys are written. */
  readonly size: number
}

/**
 * Reads of a query what is declared. What is not (`utm_source`, click ids), and what is no value of its shape, is not
 * there: the address is the one without it. Of a key that stands there twice the first counts.
 */
export function declaredQuery(query: string, keys: readonly QueryKey[]): DeclaredQuery {
  const given = new URLSearchParams(query)
  const values: Record<string, string | number> = {}
  const written: string[] = []
  for (const { name, shape, usual } of keys) {
    const read = shape.safeParse(given.get(name) ?? undefined)
    values[name] = read.success ? read.data : usual
    if (values[name] !== usual) written.push(`${name}=${encodeURIComponent(values[name])}`)
  }
  return { values, written: written.length === 0 ? '' : `?${written.join('&')}`, size: written.length }
}

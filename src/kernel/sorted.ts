import { z } from 'zod'

const sortDirections = ['ascending', 'descending'] as const

/** Which way a list is ordered: what is last or latest first, or what is first or earliest. */
export type Direction = (typeof sortDirections)[number]

/** How a list is ordered. */
export interface Sorted<By extends string = string> {
  readonly sort: By
  readonly direction: Direction
}

/**
 * What a list is asked with that can be put in order: by which of some values (the first unless said), and
 * which way (what is last or latest first, unless said).
 */
export function sortedBy<const By extends readonly [string, ...string[]]>(by: By) {
  return z.object({
    sort: z.enum(by).default(by[0] as By[number]),
    direction: z.enum(sortDirections).default('descending'),
  })
}

import { composed, decoded } from '#kernel/decoded.ts'

/** What a link names a thing by: a page, or an item of an area above. */
export interface LinkedThing {
  readonly id: string
  /** From the root of the site; null for one without an address. */
  readonly path: string | null
}

/** Keys under which a link keeps an address that was typed. */
const addressed = new Set(['url', 'href'])

/** Keys under which a link keeps the id of a thing: that of a page, that of an item. */
const named = new Set(['page', 'item'])

/** Whether an address of the site is that of a page, whatever follows it. */
function isAddressOf(address: string, path: string): boolean {
  const bare = composed(decoded(address.replace(/[?#].*$/s, '')))
  return bare === path || (path !== '/' && bare === `${path}/`)
}

/**
 * Whether a value (a document, a header, settings) holds a link that leads to a thing: by its id, or by its
 * address where one was typed. Found by the form of the values, so that blocks of unknown types count too.
 */
export function leadsTo(value: unknown, thing: LinkedThing): boolean {
  if (Array.isArray(value)) return value.some((item) => leadsTo(item, thing))
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, held]) => {
    if (typeof held !== 'string') return leadsTo(held, thing)
    if (named.has(key)) return held === thing.id
    return thing.path !== null && addressed.has(key) && isAddressOf(held, thing.path)
  })
}

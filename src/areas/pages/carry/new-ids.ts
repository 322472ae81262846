import { createHash } from 'node:crypto'
import { type Id, ID_PATTERN } from '#kernel/ids.ts'

/** What is called what on a site that is made of another: ids of pages, by those they had. */
export type NewIds = ReadonlyMap<Id, Id>

/**
 * The id on a new site of what had another elsewhere: the same whenever it is asked for, so that work that broke off
 * goes on where it stood. A UUID of version 7 with the moment of the site's own.
 */
export function idOn(siteId: Id, before: string): Id {
  const hex = createHash('sha256').update(`${siteId}/${before}`).digest('hex')
  return `${siteId.slice(0, 13)}-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`
}

/** New ids for pages. */
export function newIdsOn(siteId: Id, before: Iterable<Id>): NewIds {
  return new Map([...before].map((id) => [id, idOn(siteId, id)]))
}

const IDS = new RegExp(ID_PATTERN, 'g')

/** A value with ids replaced by others wherever they stand. */
export function readdressed<T>(value: T, ids: NewIds): T {
  return JSON.parse(JSON.stringify(value).replace(IDS, (found) => ids.get(found) ?? found)) as T
}

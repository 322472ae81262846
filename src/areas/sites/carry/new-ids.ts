import { createHash } from 'node:crypto'
import { type Id, ID_PATTERN } from '#kernel/ids.ts'

/** What is called what on a site that is made of another, by the ids it had. */
export type NewIds = ReadonlyMap<Id, Id>

/** What a UUID of version 7 begins with: its moment, and what tells it from others of that moment. */
const BY_AGE = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/

/**
 * The id on a new site of what had another elsewhere: the same whenever it is asked for, so that work that broke off
 * goes on where it stood. A UUID of version 7 with the moment of the one before, as lists are read by it; where that
 * has none, with the moment of the site's own.
 */
export function idOn(siteId: Id, before: string): Id {
  const hex = createHash('sha256').update(`${siteId}/${before}`).digest('hex')
  const begins = BY_AGE.test(before) ? before.slice(0, 18) : `${siteId.slice(0, 13)}-7${hex.slice(18, 21)}`
  return `${begins}-8${hex.slice(0, 3)}-${hex.slice(3, 15)}`
}

/** New ids for things that JSON names. */
export function newIdsOn(siteId: Id, before: Iterable<Id>): NewIds {
  return new Map([...before].map((id) => [id, idOn(siteId, id)]))
}

const IDS = new RegExp(ID_PATTERN, 'g')

/** A value with ids replaced by others wherever they stand. */
export function readdressed<T>(value: T, ids: NewIds): T {
  return JSON.parse(JSON.stringify(value).replace(IDS, (found) => ids.get(found) ?? found)) as T
}

import { isId, type Id } from '#kernel/ids.ts'

/** Things that links lead to: their ids by kind. */
export type ThingsLinked = ReadonlyMap<string, ReadonlySet<Id>>

/** The kind of a page among the things that links lead to. */
export const PAGE = 'page'

/**
 * The things that links in a value lead to: a document, styles, what a loader brought. Found by the form of the values, so
 * that blocks of unknown types count too.
 */
export function thingsLinked(value: unknown): ThingsLinked {
  const found = new Map<string, Set<Id>>()
  const note = (kind: unknown, id: unknown): void => {
    if (typeof kind !== 'string' || typeof id !== 'string' || !isId(id)) return
    const ids = found.get(kind)
    if (ids) ids.add(id)
    else found.set(kind, new Set([id]))
  }
  const visit = (one: unknown): void => {
    if (Array.isArray(one)) return one.forEach(visit)
    if (typeof one !== 'object' || one === null) return
    const { kind, page, collection, item } = one as Readonly<Record<string, unknown>>
    if (kind === 'page') note(PAGE, page)
    if (kind === 'item') note(collection, item)
    Object.values(one).forEach(visit)
  }
  visit(value)
  return found
}

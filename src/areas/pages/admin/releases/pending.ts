import type { z } from 'zod'
import type { pendingChange } from '#areas/releases/contract.ts'
import type { NamedPage } from '../tree/page-places.ts'
import { type Displacements, displacements, type Standing } from '../../releases/moved-along.ts'

export type PendingChange = z.output<typeof pendingChange>

/** What names a change among the others. */
export function keyOfChange(change: Pick<PendingChange, 'kind' | 'id'>): string {
  return change.id ?? change.kind
}

/** The pages among what a release would change, as lists name them. */
export function pagesOf(changes: readonly PendingChange[]): NamedPage[] {
  return changes.flatMap(({ kind, id, title, path }) =>
    kind === 'page' && id !== null ? [{ id, title, path }] : [],
  )
}

/** What a choice does to pages that it leaves out: they move along, or must be chosen too. */
export function displacedIn(
  changes: readonly PendingChange[],
  left: ReadonlySet<string>,
): Displacements<Standing> {
  const pages = changes.flatMap(({ kind, id, title, change, path, livePath }) =>
    kind === 'page' && id !== null
      ? [{ id, title, live: livePath, draft: change === 'deleted' ? null : path }]
      : [],
  )
  return displacements(pages, ({ id }) => !left.has(id))
}

/** Things besides pages, by what they are. */
function idsByKind(things: readonly PendingChange[]): [string, string[]][] {
  const byKind = Map.groupBy(things, ({ kind }) => kind)
  return [...byKind].map(([kind, of]) => [kind, of.flatMap(({ id }) => id ?? [])])
}

/**
 * What a release is asked to take when some changes are left out: with none of them everything, whatever is drafted
 * until it goes live; else what is listed and taken, and nothing that comes about meanwhile, which nobody chose.
 */
export function choiceOf(
  changes: readonly PendingChange[],
  left: ReadonlySet<string>,
): { pageIds?: string[]; styles: boolean; redirects?: false; also?: Record<string, string[]> } {
  const taken = changes.filter((change) => !left.has(keyOfChange(change)))
  if (taken.length === changes.length) return { styles: true }
  const things = taken.filter((change) => change.id !== null && change.kind !== 'page')
  const takes = (kind: PendingChange['kind']): boolean => taken.some((change) => change.kind === kind)
  return {
    styles: takes('styles'),
    ...(takes('redirects') ? {} : { redirects: false as const }),
    pageIds: pagesOf(taken).map(({ id }) => id),
    ...(things.length > 0 ? { also: Object.fromEntries(idsByKind(things)) } : {}),
  }
}

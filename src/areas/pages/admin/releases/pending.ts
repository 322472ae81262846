import type { z } from 'zod'
import type { pendingChange } from '../../contract.ts'

export type PendingChange = z.output<typeof pendingChange>

/** What names a change among the others. */
export function keyOfChange(change: Pick<PendingChange, 'kind' | 'id'>): string {
  return change.id ?? change.kind
}

/** Pages and styles can be left out; redirects go with every release. */
export function canBeLeft(change: Pick<PendingChange, 'kind'>): boolean {
  return change.kind === 'page' || change.kind === 'styles'
}

/** What a release is asked to take when some changes are left out: everything, or these pages, with or without styles. */
export function choiceOf(
  changes: readonly PendingChange[],
  left: ReadonlySet<string>,
): { pageIds?: string[]; styles: boolean } {
  const taken = changes.filter((change) => !left.has(keyOfChange(change)))
  const styles =
    !changes.some((change) => change.kind === 'styles') || taken.some((change) => change.kind === 'styles')
  const isEveryPage = changes.every((change) => change.kind !== 'page' || taken.includes(change))
  if (isEveryPage) return { styles }
  return { styles, pageIds: taken.flatMap((change) => (change.id === null ? [] : [change.id])) }
}

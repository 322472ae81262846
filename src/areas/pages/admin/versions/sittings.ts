import type { DocumentEndpoints } from '#areas/documents/contract.ts'
import type { OutputOf } from '#kernel/endpoint.ts'

export type VersionRow = OutputOf<DocumentEndpoints['listVersions']>['versions'][number]

/** What one person did in one go: the saves of a quarter of an hour without a longer rest, told as one. */
export interface Sitting {
  /** The latest of its versions: the one that is looked at, named and brought back. */
  readonly last: VersionRow
  /** Changes in all of them. */
  readonly changes: number
}

/** A rest of so long begins another sitting, ms. */
const REST = 10 * 60_000
/** So long at most, so that a day's work is not one point, ms. */
const LONGEST = 30 * 60_000

/**
 * Versions, newest first, as sittings, newest first. A named version ends a sitting, and the beginning of
 * the page stands alone: each stays a point of its own.
 */
export function sittings(versions: readonly VersionRow[]): Sitting[] {
  const found: { last: VersionRow; first: number; changes: number }[] = []
  for (const version of versions) {
    const open = found.at(-1)
    const at = Date.parse(version.at)
    const belongs =
      open !== undefined &&
      version.name === null &&
      version.version > 0 &&
      version.author?.id === open.last.author?.id &&
      open.first - at <= REST &&
      Date.parse(open.last.at) - at <= LONGEST
    if (belongs) {
      open.first = at
      open.changes += version.changes
    } else found.push({ last: version, first: at, changes: version.changes })
  }
  return found.map(({ last, changes }) => ({ last, changes }))
}

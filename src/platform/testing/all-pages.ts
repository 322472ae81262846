import assert from 'node:assert/strict'
import type { Direction } from '#kernel/sorted.ts'

/**
 * Reads a list from its beginning to its end in pages of several sizes, both ways: each thing comes once, in the order
 * of its moments.
 *
 * @param read a page behind a thing; from the beginning where there is none
 * @param momentOf microseconds by which the list is sorted
 */
export async function readsAll<Thing extends { readonly id: string }>(
  count: number,
  read: (page: { direction: Direction; limit: number; behind?: Thing }) => Promise<readonly Thing[]>,
  momentOf: (thing: Thing) => number,
): Promise<void> {
  for (const direction of ['ascending', 'descending'] as const)
    for (const limit of [1, 2, 3, 5]) {
      const found: Thing[] = []
      for (let page = await read({ direction, limit }); page.length > 0;) {
        found.push(...page)
        const behind = found.at(-1)
        page = await read({ direction, limit, ...(behind && { behind }) })
      }
      assert.equal(found.length, count, `${direction} by ${limit}`)
      assert.equal(new Set(found.map(({ id }) => id)).size, count)
      const told = found.map(momentOf)
      const sign = direction === 'ascending' ? 1 : -1
      assert.deepEqual(
        told,
        told.toSorted((one, other) => sign * (one - other)),
      )
    }
}

import type { BlockRegistry } from '../define-block.ts'
import { cellsAround, type Cells } from '../layout/cells.ts'
import { makeRoom } from '../layout/make-room.ts'
import type { BlockId, PageDocument } from '../nodes.ts'
import type { Patch } from '../patch.ts'
import { byParent, movableBlocks, occupantsOf, planPatches } from './grid.ts'

/**
 * Spreads three or more blocks so that the gaps between them are equal (to a cell); the outer two
 * stay. Blocks wider together than the space between the outer edges are left alone.
 */
export function distributeBlocks(
  document: PageDocument,
  blocks: readonly BlockId[],
  axis: 'columns' | 'rows',
  registry: BlockRegistry,
): Patch[] {
  const [start, size] = axis === 'columns' ? (['column', 'width'] as const) : (['row', 'height'] as const)
  return byParent(movableBlocks(document, blocks)).flatMap(({ parent, blocks: held }) => {
    const around = cellsAround(held.map((block) => block.place))
    if (!around || held.length < 3) return []
    const sorted = held.toSorted((one, other) => one.place[start] - other.place[start])
    const spare = around[size] - sorted.reduce((sum, { place }) => sum + place[size], 0)
    if (spare < 0) return []
    const wanted = new Map<BlockId, Cells>()
    let taken = 0
    sorted.forEach(({ id, place }, index) => {
      // Rounded from the whole each time, so that a remainder does not gather at the end.
      const gap = Math.round((spare * index) / (sorted.length - 1))
      wanted.set(id, { ...place, [start]: around[start] + taken + gap })
      taken += place[size]
    })
    return planPatches(document, makeRoom(occupantsOf(document, parent, registry), wanted))
  })
}

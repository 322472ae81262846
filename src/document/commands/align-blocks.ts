import type { BlockRegistry } from '../define-block.ts'
import { cellsAround, columnAfter, rowAfter, type Cells } from '../layout/cells.ts'
import { makeRoom } from '../layout/make-room.ts'
import { blockOf, desktopColumns, type Alignment, type BlockId, type PageDocument } from '../nodes.ts'
import type { Patch } from '../patch.ts'
import { byParent, movableBlocks, occupantsOf, planPatches } from './grid.ts'

export const alignEdges = ['start', 'center', 'end', 'top', 'middle', 'bottom'] as const
export type AlignEdge = (typeof alignEdges)[number]

function aligned(cells: Cells, around: Cells, edge: AlignEdge): Cells {
  const spareColumns = around.width - cells.width
  const spareRows = around.height - cells.height
  switch (edge) {
    case 'start':
      return { ...cells, column: around.column }
    case 'center':
      return { ...cells, column: around.column + Math.floor(spareColumns / 2) }
    case 'end':
      return { ...cells, column: columnAfter(around) - cells.width }
    case 'top':
      return { ...cells, row: around.row }
    case 'middle':
      return { ...cells, row: around.row + Math.floor(spareRows / 2) }
    case 'bottom':
      return { ...cells, row: rowAfter(around) - cells.height }
  }
}

/**
 * Brings blocks to one edge or middle line of their common rectangle; a single block to that of the
 * grid. Those that would come upon one another give way downwards.
 */
export function alignBlocks(
  document: PageDocument,
  blocks: readonly BlockId[],
  edge: AlignEdge,
  registry: BlockRegistry,
): Patch[] {
  return byParent(movableBlocks(document, blocks)).flatMap(({ parent, blocks: held }) => {
    const own = cellsAround(held.map((block) => block.place))
    if (!own) return []
    const around = held.length === 1 ? { ...own, column: 1, width: desktopColumns } : own
    const wanted = new Map(held.map(({ id, place }) => [id, aligned(place, around, edge)]))
    const moved = held.some(({ id, place }) => {
      const cells = wanted.get(id)
      return cells?.column !== place.column || cells.row !== place.row
    })
    return moved ? planPatches(document, makeRoom(occupantsOf(document, parent, registry), wanted)) : []
  })
}

/** How blocks sit in their cells from top to bottom, on both grids unless the phone says otherwise. */
export function setAlignment(document: PageDocument, blocks: readonly BlockId[], align: Alignment): Patch[] {
  return blocks.flatMap((id): Patch[] => {
    const block = blockOf(document, id)
    return block ? [{ op: 'set', node: id, path: ['place'], value: { ...block.place, align } }] : []
  })
}

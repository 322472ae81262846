import type { BlockRegistry } from '../define-block.ts'
import { makeRoom, withinGrid, type RoomPlan } from '../layout/make-room.ts'
import type { Cells } from '../layout/cells.ts'
import { blockOf, type BlockId, type PageDocument } from '../nodes.ts'
import type { Patch } from '../patch.ts'
import { occupantsOf, planPatches } from './grid.ts'

/** Cells no smaller than the block's type allows; the edge that is dragged gives way, not the other. */
function atLeast(document: PageDocument, block: BlockId, cells: Cells, registry: BlockRegistry): Cells {
  const held = blockOf(document, block)
  const size = held && registry.get(held.type)?.size
  if (!held || !size) return cells
  const width = Math.max(cells.width, size.minWidth)
  const height = Math.max(cells.height, size.minHeight)
  const fromLeft = cells.column !== held.place.column
  const fromTop = cells.row !== held.place.row
  return {
    column: fromLeft ? cells.column - (width - cells.width) : cells.column,
    row: fromTop ? cells.row - (height - cells.height) : cells.row,
    width,
    height,
  }
}

/** Where everything will stand when a block takes these cells. */
export function planResize(
  document: PageDocument,
  block: BlockId,
  cells: Cells,
  registry: BlockRegistry,
): RoomPlan {
  const held = blockOf(document, block)
  if (!held || held.locked) return makeRoom([], new Map())
  const wanted = withinGrid(atLeast(document, block, cells, registry))
  return makeRoom(occupantsOf(document, held.parent, registry), new Map([[block, wanted]]))
}

/** Gives a block other cells, not below its type's smallest; the rest makes room. Locked ones stay. */
export function resizeBlock(
  document: PageDocument,
  block: BlockId,
  cells: Cells,
  registry: BlockRegistry,
): Patch[] {
  return planPatches(document, planResize(document, block, cells, registry))
}

import type { BlockRegistry } from '../define-block.ts'
import { cellsAround, type Cells } from '../layout/cells.ts'
import { makeRoom, withinGrid, type RoomPlan } from '../layout/make-room.ts'
import {
  childrenOf,
  desktopColumns,
  sameParent,
  type Block,
  type BlockId,
  type PageDocument,
  type Parent,
} from '../nodes.ts'
import type { Patch } from '../patch.ts'
import { isGrid } from '../slots.ts'
import {
  byParent,
  movableBlocks,
  occupantsOf,
  phoneElsewhere,
  placeAt,
  planPatches,
  setPhone,
  setPlace,
} from './grid.ts'

/** Cells to move by; they stay together, and stop together at the grid's edge. */
export interface MoveBlocks {
  readonly blocks: readonly BlockId[]
  readonly by?: { readonly columns: number; readonly rows: number }
  /** The grid or slot to move to; absent: where they are. */
  readonly to?: Parent
  /** The sibling to come after there; absent: where they are, or last. */
  readonly after?: BlockId | null
}

/** How far a group may really go, so that none of it leaves the grid. */
function stopped(
  blocks: readonly Block[],
  by: { columns: number; rows: number },
): { columns: number; rows: number } {
  const around = cellsAround(blocks.map((block) => block.place))
  if (!around) return by
  return {
    columns: Math.min(
      Math.max(by.columns, 1 - around.column),
      desktopColumns + 1 - around.column - around.width,
    ),
    rows: Math.max(by.rows, 1 - around.row),
  }
}

function wantedCells(blocks: readonly Block[], by: MoveBlocks['by']): Map<BlockId, Cells> {
  const way = stopped(blocks, by ?? { columns: 0, rows: 0 })
  return new Map(
    blocks.map(({ id, place }) => [
      id,
      withinGrid({ ...place, column: place.column + way.columns, row: place.row + way.rows }),
    ]),
  )
}

/** Where the blocks will stand and who gives way, on the grid they are moved to. */
export function planMove(document: PageDocument, given: MoveBlocks, registry: BlockRegistry): RoomPlan {
  const blocks = movableBlocks(document, given.blocks)
  const to = given.to ?? blocks[0]?.parent
  if (!to) return makeRoom([], new Map())
  const meant = given.to ? blocks : blocks.filter((block) => sameParent(block.parent, to))
  const there = occupantsOf(document, to, registry)
  const coming = meant
    .filter((block) => !there.some(({ id }) => id === block.id))
    .map(({ id, place }) => ({ id, cells: place, layer: place.layer }))
  return makeRoom([...there, ...coming], wantedCells(meant, given.by))
}

/** Moves blocks over their grid, to another section, or in and out of a slot; the rest makes room. */
export function moveBlocks(document: PageDocument, given: MoveBlocks, registry: BlockRegistry): Patch[] {
  const blocks = movableBlocks(document, given.blocks)
  if (!given.to) {
    return byParent(blocks).flatMap(({ parent, blocks: held }) => {
      const order = given.after === undefined ? [] : ordered(document, held, parent, given.after)
      if (!isGrid(document, parent, registry)) return order
      const ids = held.map((block) => block.id)
      return [...planPatches(document, planMove(document, { ...given, blocks: ids }, registry)), ...order]
    })
  }
  const { to } = given
  const plan = isGrid(document, to, registry) ? planMove(document, given, registry) : undefined
  const displaced = plan ? planPatches(document, { ...plan, moved: new Map() }) : []
  const places = blocks.flatMap((block) => {
    const cells = plan?.moved.get(block.id)
    return cells ? [setPlace(block.id, placeAt(block.place, cells))] : []
  })
  const phones = blocks.flatMap(({ id, parent, phone }) =>
    phone && !sameParent(parent, to) ? [setPhone(id, phoneElsewhere(phone))] : [],
  )
  // Off the old grid before the new places are taken, or they would be checked against the old one.
  return [...displaced, ...ordered(document, blocks, to, given.after), ...places, ...phones]
}

function ordered(
  document: PageDocument,
  blocks: readonly Block[],
  parent: Parent,
  after?: BlockId | null,
): Patch[] {
  const moving = new Set(blocks.map((block) => block.id))
  const stay = childrenOf(document, parent).filter((id) => !moving.has(id))
  let previous =
    after === undefined || (after !== null && !stay.includes(after)) ? (stay.at(-1) ?? null) : after
  let at = previous === null ? 0 : stay.indexOf(previous) + 1
  const to = parent.slot === undefined ? { node: parent.node } : { node: parent.node, slot: parent.slot }
  return blocks.map((block): Patch => {
    const patch: Patch = { op: 'move', node: block.id, parent: to, after: previous, at }
    previous = block.id
    at += 1
    return patch
  })
}

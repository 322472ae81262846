import type { BlockRegistry } from '../define-block.ts'
import type { Cells } from '../layout/cells.ts'
import type { Occupant, RoomPlan } from '../layout/make-room.ts'
import {
  blockOf,
  childrenOf,
  sameParent,
  type Block,
  type BlockId,
  type PageDocument,
  type Parent,
  type PhonePlace,
  type Place,
} from '../nodes.ts'
import type { Patch } from '../patch.ts'
import { isGrid } from '../slots.ts'

/** The blocks seen on a parent's desktop grid; none for a parent whose blocks just follow one another. */
export function occupantsOf(document: PageDocument, parent: Parent, registry: BlockRegistry): Occupant[] {
  if (!isGrid(document, parent, registry)) return []
  return childrenOf(document, parent).flatMap((id) => {
    const block = blockOf(document, id)
    return block && !block.hidden?.desktop ? [{ id, cells: block.place, layer: block.place.layer }] : []
  })
}

/** A place moved to other cells; its layer and alignment stay. */
export function placeAt(place: Place, { column, row, width, height }: Cells): Place {
  return { ...place, column, row, width, height }
}

export function setPlace(block: BlockId, place: Place): Patch {
  return { op: 'set', node: block, path: ['place'], value: { ...place } }
}

/** Sets what was decided for the phone as a whole; `undefined` follows the desktop again. */
export function setPhone(block: BlockId, phone: PhonePlace | undefined): Patch {
  return { op: 'set', node: block, path: ['phone'], ...(phone ? { value: { ...phone } } : {}) }
}

/**
 * What was decided for the phone, as a block takes it to another grid: how large it is and how it sits. Where it
 * stood counts rows of the grid it leaves, and on a shorter one would open that many empty ones.
 */
export function phoneElsewhere(phone: PhonePlace): PhonePlace | undefined {
  const { column: _, row: __, ...others } = phone
  return Object.keys(others).length > 0 ? others : undefined
}

/** The patches that carry a plan out for blocks that are on the page already. */
export function planPatches(document: PageDocument, plan: RoomPlan): Patch[] {
  return [...plan.moved, ...plan.displaced].flatMap(([id, cells]) => {
    const block = blockOf(document, id)
    return block ? [setPlace(id, placeAt(block.place, cells))] : []
  })
}

/** The named blocks that are there and not locked, without those whose holder is named too. */
export function movableBlocks(document: PageDocument, ids: readonly BlockId[]): Block[] {
  const named = new Set(ids)
  return [...named].flatMap((id) => {
    const block = blockOf(document, id)
    if (!block || block.locked) return []
    return block.parent.slot !== undefined && named.has(block.parent.node) ? [] : [block]
  })
}

/** The named blocks by the grid they stand on; a command works on each grid by itself. */
export function byParent(blocks: readonly Block[]): { parent: Parent; blocks: Block[] }[] {
  const groups: { parent: Parent; blocks: Block[] }[] = []
  for (const block of blocks) {
    const group = groups.find(({ parent }) => sameParent(parent, block.parent))
    if (group) group.blocks.push(block)
    else groups.push({ parent: block.parent, blocks: [block] })
  }
  return groups
}

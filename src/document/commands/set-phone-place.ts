import type { BlockRegistry } from '../define-block.ts'
import { sameJson } from '../json.ts'
import type { Cells } from '../layout/cells.ts'
import { makeRoom, withinGrid, type RoomPlan } from '../layout/make-room.ts'
import { phoneLayout, type PhoneLayout } from '../layout/phone.ts'
import {
  blockOf,
  childrenOf,
  descendantsOf,
  maxRows,
  phoneColumns,
  sectionOf,
  type Alignment,
  type Block,
  type BlockId,
  type NodeId,
  type PageDocument,
  type Parent,
  type PhonePlace,
} from '../nodes.ts'
import type { Patch } from '../patch.ts'
import { setPhone } from './grid.ts'

function siblingsOf(document: PageDocument, parent: Parent): Block[] {
  return childrenOf(document, parent).flatMap((id) => blockOf(document, id) ?? [])
}

/** The overrides that new cells make: those of the blocks themselves, and of others placed by hand that give way. */
function overridesFor(
  document: PageDocument,
  places: ReadonlyMap<BlockId, Cells>,
  registry: BlockRegistry,
): ReadonlyMap<BlockId, PhonePlace> {
  const free = [...places.keys()].flatMap((id) => blockOf(document, id) ?? []).filter((one) => !one.locked)
  const [block] = free
  if (!block) return new Map()
  const { siblings, layout } = layoutBeside(document, block, registry)
  const wanted = new Map<BlockId, Cells>()
  for (const { id } of siblings) {
    const cells = places.get(id)
    if (cells && free.some((one) => one.id === id)) wanted.set(id, withinGrid(cells, phoneColumns))
  }
  const byHand = siblings.flatMap((other) => {
    const at = layout.cells.get(other.id)
    const counts = wanted.has(other.id) || layout.overridden.has(other.id)
    return at && counts ? [{ id: other.id, cells: at, layer: other.place.layer }] : []
  })
  const plan = makeRoom(byHand, wanted, phoneColumns)
  return new Map(
    [...plan.moved, ...plan.displaced].map(([node, { column, row, width, height }]) => [
      node,
      { ...blockOf(document, node)?.phone, column, row, width, height },
    ]),
  )
}

function layoutBeside(
  document: PageDocument,
  block: Block,
  registry: BlockRegistry,
  overrides: ReadonlyMap<BlockId, PhonePlace> = new Map(),
): { readonly siblings: readonly Block[]; readonly layout: PhoneLayout } {
  const siblings = siblingsOf(document, block.parent).map((sibling) => {
    const phone = overrides.get(sibling.id)
    return phone ? { ...sibling, phone } : sibling
  })
  const reading = sectionOf(document, block.parent.node)?.reading ?? 'place'
  return { siblings, layout: phoneLayout(siblings, reading, registry) }
}

/**
 * Where everything on the phone will stand when blocks of one grid take these of its eight columns' cells:
 * what {@link setPhonePlaces} makes of it, for the picture before the drop.
 */
export function planPhonePlaces(
  document: PageDocument,
  places: ReadonlyMap<BlockId, Cells>,
  registry: BlockRegistry,
): RoomPlan {
  const overrides = overridesFor(document, places, registry)
  const block = [...overrides.keys()].flatMap((id) => blockOf(document, id) ?? [])[0]
  if (!block) return makeRoom([], new Map())
  const before = layoutBeside(document, block, registry).layout
  const after = layoutBeside(document, block, registry, overrides).layout
  const moved = new Map<BlockId, Cells>()
  const displaced = new Map<BlockId, Cells>()
  for (const [node, at] of after.cells) {
    if (places.has(node)) moved.set(node, at)
    else if (!sameJson(before.cells.get(node), at)) displaced.set(node, at)
  }
  return { moved, displaced, rows: after.rows, full: after.rows > maxRows }
}

/**
 * Moves or resizes a block on the phone only. What is stored is an override of that block, and of
 * others placed there by hand that give way; the derived ones follow by themselves.
 */
export function setPhonePlace(
  document: PageDocument,
  block: BlockId,
  cells: Cells,
  registry: BlockRegistry,
): Patch[] {
  return setPhonePlaces(document, new Map([[block, cells]]), registry)
}

/** The same with several blocks of one grid at once; those of another grid than the first stay. */
export function setPhonePlaces(
  document: PageDocument,
  places: ReadonlyMap<BlockId, Cells>,
  registry: BlockRegistry,
): Patch[] {
  return [...overridesFor(document, places, registry)].flatMap(([id, phone]) => {
    return blockOf(document, id) ? [setPhone(id, phone)] : []
  })
}

/** Sets how a block sits in its cells on the phone only; `undefined` follows the desktop again. */
export function setPhoneAlign(document: PageDocument, block: BlockId, align: Alignment | undefined): Patch[] {
  const held = blockOf(document, block)
  if (!held) return []
  const { align: _, ...others } = held.phone ?? {}
  const phone: PhonePlace = align === undefined ? others : { ...others, align }
  return [setPhone(block, Object.keys(phone).length > 0 ? phone : undefined)]
}

/** Forgets what was decided for the phone, of a block or of every block of a section, those in others too. */
export function resetPhone(document: PageDocument, node: NodeId): Patch[] {
  const ids = sectionOf(document, node) ? descendantsOf(document, node) : [node]
  return ids.flatMap((id) => {
    const block = blockOf(document, id)
    if (!block) return []
    const shown: Patch[] = block.hidden?.phone
      ? [{ op: 'set', node: block.id, path: ['hidden', 'phone'] }]
      : []
    return block.phone ? [setPhone(block.id, undefined), ...shown] : shown
  })
}

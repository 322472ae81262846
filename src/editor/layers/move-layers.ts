import { moveBlocks } from '#document/commands/move-block.ts'
import { moveSection } from '#document/commands/move-section.ts'
import { reorderReading } from '#document/commands/reorder-reading.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import { readingOrder } from '#document/layout/reading-order.ts'
import {
  blockOf,
  childrenOf,
  sectionOf,
  type NodeId,
  type PageDocument,
  type Parent,
} from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { slotNames } from '#document/slots.ts'
import { slotAt } from '../names.ts'
import type { TreePlace } from '#ui/tree/tree-move.ts'

/** The sibling before `id` in a list without `moved`; null when it is first. */
function before(list: readonly NodeId[], id: NodeId, moved: NodeId): NodeId | null {
  const rest = list.filter((one) => one !== moved)
  return rest[rest.indexOf(id) - 1] ?? null
}

/**
 * A line of the layers list dropped elsewhere: sections change their order; blocks in one section change
 * the order they are read in, or move to another section or into a slot.
 */
export function movePatches(
  document: PageDocument,
  registry: BlockRegistry,
  moved: NodeId,
  place: TreePlace,
): Patch[] {
  const { id, position } = place
  const into = slotAt(id)
  if (into) {
    if (position !== 'inside' || !blockOf(document, moved)) return []
    return moveBlocks(document, { blocks: [moved], to: into }, registry)
  }
  if (sectionOf(document, moved)) {
    if (!sectionOf(document, id) || position === 'inside') return []
    return moveSection(document, moved, position === 'after' ? id : before(document.order, id, moved))
  }
  const block = blockOf(document, moved)
  if (!block) return []
  const target = blockOf(document, id)
  if (position === 'inside' || !target) {
    const section = sectionOf(document, id)
    if (section) {
      if (block.parent.node === id && block.parent.slot === undefined)
        return reorderReading(document, moved, null)
      return moveBlocks(document, { blocks: [moved], to: { node: id } }, registry)
    }
    const definition = target && registry.get(target.type)
    const [slot] = target && definition ? slotNames(definition, target) : []
    return slot === undefined
      ? []
      : moveBlocks(document, { blocks: [moved], to: { node: id, slot } }, registry)
  }
  const to: Parent = target.parent
  const home = sectionOf(document, to.node)
  const list = home ? readingOrder(document, home).map((one) => one.id) : childrenOf(document, to)
  const after = position === 'after' ? id : before(list, id, moved)
  const stays = block.parent.node === to.node && block.parent.slot === to.slot
  if (stays && home) return reorderReading(document, moved, after)
  return moveBlocks(document, { blocks: [moved], to, after }, registry)
}

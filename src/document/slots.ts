import type { BlockDefinition, BlockRegistry, SlotDefinition } from './define-block.ts'
import { blockOf, sectionOf, type Block, type BlockId, type PageDocument, type Parent } from './nodes.ts'

/** What a slot of this block is; undefined when it has no such slot. */
export function slotOf(definition: BlockDefinition, block: Block, name: string): SlotDefinition | undefined {
  const slots = definition.slots
  if (!slots) return undefined
  if ('named' in slots) return Object.hasOwn(slots.named, name) ? slots.named[name] : undefined
  return slotNames(definition, block).includes(name) ? slots.slot : undefined
}

/** A block's slots where it has one for every item of a list; undefined for others. */
export function perItemSlots(
  registry: BlockRegistry,
  block: Block,
): { readonly perItem: string; readonly slot: SlotDefinition } | undefined {
  const slots = registry.get(block.type)?.slots
  return slots && 'perItem' in slots ? slots : undefined
}

/** The slots a block has, in order: those its type names, or one for each item of a list. */
export function slotNames(definition: BlockDefinition, block: Block): string[] {
  const slots = definition.slots
  if (!slots) return []
  if ('named' in slots) return Object.keys(slots.named)
  const items = block.props[slots.perItem] ?? definition.fields[slots.perItem]?.default
  return Array.isArray(items) ? items.map((item: { readonly id: string }) => item.id) : []
}

/** The ids of the blocks in a block's slots, in the order of its slots; those of slots it no longer has come last. */
export function heldInOrder(block: Block, registry: BlockRegistry): BlockId[] {
  const { slots } = block
  if (!slots) return []
  const definition = registry.get(block.type)
  const names = definition ? slotNames(definition, block) : []
  return [...new Set([...names, ...Object.keys(slots)])].flatMap((name) => slots[name] ?? [])
}

/** Whether blocks below this parent stand on a grid by their place; in other slots they just follow. */
export function isGrid(document: PageDocument, parent: Parent, registry: BlockRegistry): boolean {
  if (parent.slot === undefined) return sectionOf(document, parent.node) !== undefined
  const block = blockOf(document, parent.node)
  const definition = block && registry.get(block.type)
  if (!block || !definition) return false
  return slotOf(definition, block, parent.slot)?.layout === 'grid'
}

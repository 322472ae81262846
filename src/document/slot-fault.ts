import type { BlockRegistry } from './define-block.ts'
import { blockOf, childrenOf, type Block, type PageDocument, type Parent } from './nodes.ts'
import { slotOf } from './slots.ts'

/** Which rule keeps blocks out of a slot, and what its message tells. */
export interface SlotFault {
  readonly rule: 'parent_unknown' | 'nesting' | 'slot_unknown' | 'slot_type' | 'slot_full'
  readonly values?: Readonly<Record<string, string | number>>
}

/** A slot as a parent. */
export type SlotParent = Required<Parent>

/** What is asked of a block that is to stand in a slot. */
export type Coming = Pick<Block, 'id' | 'type' | 'slots'>

/**
 * Why blocks may not stand in a slot; undefined when they may. One level of blocks is held: what stands in a
 * slot holds nothing, but may have slots of its own (an accordion of words alone stands in an item of another).
 *
 * @param coming those that are in it already count once
 */
export function slotFault(
  document: PageDocument,
  { node, slot: name }: SlotParent,
  coming: readonly Coming[],
  registry: BlockRegistry,
): SlotFault | undefined {
  const holder = blockOf(document, node)
  if (!holder) return { rule: 'parent_unknown' }
  const holds = ({ slots }: Coming) => slots !== undefined && Object.keys(slots).length > 0
  if (holder.parent.slot !== undefined || coming.some(holds)) return { rule: 'nesting' }
  const definition = registry.get(holder.type)
  // What a newer version of a type lets in, that version knows.
  if (!definition || holder.version > definition.version) return undefined
  const slot = slotOf(definition, holder, name)
  if (!slot) return { rule: 'slot_unknown', values: { slot: name } }
  const { accept, max } = slot
  const stranger = accept && coming.find(({ type }) => !accept.includes(type))
  if (stranger) return { rule: 'slot_type', values: { type: stranger.type } }
  const ids = new Set([...childrenOf(document, { node, slot: name }), ...coming.map(({ id }) => id)])
  return max !== undefined && ids.size > max ? { rule: 'slot_full', values: { max } } : undefined
}

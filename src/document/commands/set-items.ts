import type { BlockRegistry } from '../define-block.ts'
import { propsOf } from '../block-props.ts'
import { blockOf, newNodeId, type BlockId, type JsonObject, type PageDocument } from '../nodes.ts'
import type { Patch } from '../patch.ts'

function idsOf(document: PageDocument, block: BlockId, list: string, registry: BlockRegistry): string[] {
  const held = blockOf(document, block)
  const definition = held && registry.get(held.type)
  const items = held && definition ? propsOf(definition, held)[list] : undefined
  return Array.isArray(items) ? items.map((item: { readonly id: string }) => item.id) : []
}

/** Adds an item to a list field, after another (`null` first, absent last); `id` to know it beforehand. */
export function addItem(
  document: PageDocument,
  given: { block: BlockId; list: string; item?: JsonObject; after?: string | null; id?: string },
  registry: BlockRegistry,
): Patch[] {
  const ids = idsOf(document, given.block, given.list, registry)
  const after = given.after === undefined ? (ids.at(-1) ?? null) : given.after
  const at = after === null ? 0 : ids.indexOf(after) + 1
  const item = { ...given.item, id: given.id ?? newNodeId() }
  return [{ op: 'insert-item', node: given.block, path: ['props', given.list], item, after, at }]
}

/** Takes an item out of a list field, and with it the blocks in the slot it names. */
export function removeItem(document: PageDocument, block: BlockId, list: string, id: string): Patch[] {
  const held = blockOf(document, block)
  if (!held) return []
  const inside = (held.slots?.[id] ?? []).map((node): Patch => ({ op: 'remove', node }))
  return [...inside, { op: 'remove-item', node: block, path: ['props', list], id }]
}

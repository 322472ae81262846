import type { Translate } from '#kernel/messages/message.ts'
import { propsOf } from '#document/block-props.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import { excerptOf } from '#document/excerpt.ts'
import type { Cells } from '#document/layout/cells.ts'
import { hasOwnPhone } from '#document/layout/phone.ts'
import {
  blockOf,
  childrenOf,
  sectionOf,
  type Block,
  type BlockId,
  type NodeId,
  type PageDocument,
} from '#document/nodes.ts'
import { isGrid, perItemSlots } from '#document/slots.ts'
import { isHiddenOn, placeOn, type Device } from './place-on.ts'

type Words = Translate

/** What a type of block is called. */
export function typeName(registry: BlockRegistry, type: string, words: Words): string {
  const definition = registry.get(type)
  return definition ? words(definition.name) : words('editor.block.unknown', { type })
}

/** The name of a slot among those of nodes; no node is called so. */
export const slotKey = (block: BlockId, slot: string): NodeId => `${block}/${slot}`

/** The slot that a {@link slotKey} names; undefined for a node. */
export function slotAt(key: string): { readonly node: BlockId; readonly slot: string } | undefined {
  const [node = '', slot] = key.split('/')
  return slot === undefined ? undefined : { node, slot }
}

/** What the item a slot belongs to is called by its own words; empty when it has none. */
export function slotName(registry: BlockRegistry, block: Block, slot: string): string {
  const definition = registry.get(block.type)
  const slots = perItemSlots(registry, block)
  const field = slots && definition?.fields[slots.perItem]
  if (!definition || !slots || field?.kind !== 'list' || field.itemLabel === undefined) return ''
  const items = propsOf(definition, block)[slots.perItem] as readonly { readonly id: string }[]
  const item = items.find(({ id }) => id === slot) as { readonly [name: string]: unknown } | undefined
  const name = item?.[field.itemLabel]
  return typeof name === 'string' ? name.trim() : ''
}

/** What a node is called while nobody has named it: its kind. */
export function nameOfKind(
  document: PageDocument,
  id: NodeId,
  registry: BlockRegistry,
  words: Words,
): string {
  if (sectionOf(document, id)) return words('editor.section.nth', { number: document.order.indexOf(id) + 1 })
  const block = blockOf(document, id)
  return block ? typeName(registry, block.type, words) : ''
}

/** What a node is called: the name a person gave it, or its kind. */
export function nameOf(document: PageDocument, id: NodeId, registry: BlockRegistry, words: Words): string {
  const { name } = sectionOf(document, id) ?? blockOf(document, id) ?? {}
  return name ?? nameOfKind(document, id, registry, words)
}

/** Which of the blocks in its slot a block is, in words; undefined on a grid. */
export function wordsOfOrder(
  document: PageDocument,
  block: Block,
  registry: BlockRegistry,
  words: Words,
): string | undefined {
  const { node, slot } = block.parent
  if (slot === undefined || isGrid(document, block.parent, registry)) return undefined
  const holder = blockOf(document, node)
  const beside = childrenOf(document, block.parent)
  const values = { number: beside.indexOf(block.id) + 1, total: beside.length }
  const item = holder ? slotName(registry, holder, slot) : ''
  return item === '' ? words('editor.say.order', values) : words('editor.say.order_in', { ...values, item })
}

/** A section or block in a sentence for those who do not see it: its kind, its words, its place on a device. */
export function describeNode(
  document: PageDocument,
  id: NodeId,
  device: Device,
  registry: BlockRegistry,
  words: Words,
): string {
  const name = nameOf(document, id, registry, words)
  const block = blockOf(document, id)
  const excerpt = block ? excerptOf(registry, block, 80) : ''
  const what = excerpt === '' ? name : words('editor.say.block', { name, words: excerpt })
  const cells = block && block.parent.slot === undefined && placeOn(document, block, device, registry)
  const order = block && wordsOfOrder(document, block, registry, words)
  const where = cells ? words('editor.say.place', { ...onlyCells(cells) }) : order
  const placed = where === undefined ? what : `${what}, ${where}`
  const decided = device === 'phone' && block && hasOwnPhone(block)
  const told = decided ? words('editor.say.own_phone', { what: placed }) : placed
  return isHiddenOn(document, id, device) ? words('editor.say.hidden_here', { what: told }) : told
}

const onlyCells = ({ column, row, width, height }: Cells) => ({ column, row, width, height })

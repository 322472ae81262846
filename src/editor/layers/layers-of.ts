import type { Translate } from '#kernel/messages/message.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import { excerptOf } from '#document/excerpt.ts'
import { readingOrder } from '#document/layout/reading-order.ts'
import {
  blockOf,
  sectionOf,
  type Block,
  type BlockId,
  type NodeId,
  type PageDocument,
} from '#document/nodes.ts'
import { slotNames } from '#document/slots.ts'
import { nameOf, slotKey, slotName } from '../names.ts'
import { matches } from '../palette/matches.ts'

/** A line of the layers list. */
export interface LayerNode {
  /** Of a section or block; of an item of a block its {@link slotKey}. */
  readonly id: NodeId
  /** What it is a line of: an item that blocks stand in. */
  readonly slot?: { readonly node: BlockId; readonly slot: string }
  readonly name: string
  /** Its first words, where its name does not say them. */
  readonly excerpt: string
  /** A person named it. */
  readonly isNamed: boolean
  readonly isContainer: boolean
  readonly children: readonly LayerNode[]
}

/**
 * The page as a tree in reading order; with a query only what it finds, and what that stands in.
 *
 * @param words the owner's words, for the names of types
 */
export function layersOf(
  document: PageDocument,
  registry: BlockRegistry,
  words: Translate,
  query: string,
): LayerNode[] {
  const hit = (name: string, excerpt: string) => query.trim() === '' || matches(query, name, excerpt)
  const block = (one: Block): LayerNode[] => {
    const definition = registry.get(one.type)
    const names = definition && one.parent.slot === undefined ? slotNames(definition, one) : []
    const children = names.flatMap((slot, index) => {
      const held = (one.slots?.[slot] ?? []).flatMap((id) => blockOf(document, id) ?? []).flatMap(block)
      const name = slotName(registry, one, slot) || words('editor.list.item', { number: index + 1 })
      if (!hit(name, '') && held.length === 0) return []
      const line: LayerNode = {
        id: slotKey(one.id, slot),
        slot: { node: one.id, slot },
        name,
        excerpt: '',
        isNamed: true,
        isContainer: true,
        children: held,
      }
      return [line]
    })
    const name = nameOf(document, one.id, registry, words)
    const excerpt = excerptOf(registry, one, 60)
    if (!hit(name, excerpt) && children.length === 0) return []
    return [
      {
        id: one.id,
        name,
        excerpt,
        isNamed: one.name !== undefined,
        isContainer: names.length > 0,
        children,
      },
    ]
  }
  return document.order.flatMap((id): LayerNode[] => {
    const section = sectionOf(document, id)
    if (!section) return []
    const name = nameOf(document, id, registry, words)
    const children = readingOrder(document, section).flatMap(block)
    if (!hit(name, '') && children.length === 0) return []
    return [{ id, name, excerpt: '', isNamed: true, isContainer: section.source === undefined, children }]
  })
}

import type { BlockRegistry } from '#document/define-block.ts'
import { readingOrder } from '#document/layout/reading-order.ts'
import { blockOf, sectionOf, type Block, type NodeId, type PageDocument } from '#document/nodes.ts'
import { slotNames } from '#document/slots.ts'
import { excerptOf, nameOf } from '../names.ts'
import { matches } from '../palette/matches.ts'

/** A line of the layers list. */
export interface LayerNode {
  readonly id: NodeId
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
  words: (key: string, values?: Readonly<Record<string, string | number>>) => string,
  query: string,
): LayerNode[] {
  const hit = (name: string, excerpt: string) => query.trim() === '' || matches(query, name, excerpt)
  const block = (one: Block): LayerNode[] => {
    const definition = registry.get(one.type)
    const held = definition
      ? slotNames(definition, one).flatMap((slot) =>
          (one.slots?.[slot] ?? []).flatMap((id) => blockOf(document, id) ?? []),
        )
      : []
    const children = held.flatMap(block)
    const name = nameOf(document, one.id, registry, words)
    const excerpt = excerptOf(registry, one, 60)
    if (!hit(name, excerpt) && children.length === 0) return []
    return [
      {
        id: one.id,
        name,
        excerpt,
        isNamed: one.name !== undefined,
        isContainer: definition?.slots !== undefined,
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

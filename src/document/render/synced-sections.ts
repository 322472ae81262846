import {
  descendantsOf,
  type Block,
  type BlockId,
  type PageDocument,
  type Section,
  type SectionId,
} from '../nodes.ts'

/** Brings the content of a saved section: a document of which the first section is meant. */
export type SavedSections = (source: string) => PageDocument | undefined

/**
 * A document in which synced sections have the content of what they show. Their blocks keep their
 * ids; a page that shows one section twice gives those of the second a prefix, as every id is a name.
 * A source that is gone leaves an empty section.
 */
export function withSavedSections(document: PageDocument, saved: SavedSections): PageDocument {
  if (!document.order.some((id) => document.sections[id]?.source !== undefined)) return document
  const sections: { [id: SectionId]: Section } = { ...document.sections }
  const blocks: { [id: BlockId]: Block } = { ...document.blocks }
  for (const [index, id] of document.order.entries()) {
    const section = document.sections[id]
    if (section?.source === undefined) continue
    const from = saved(section.source)
    const shown = from?.sections[from.order[0] ?? '']
    if (!from || !shown) continue
    const inside = descendantsOf(from, shown.id)
    const taken = inside.some((block) => Object.hasOwn(blocks, block))
    const name = (block: BlockId) => (taken ? `x${index}${block}` : block)
    for (const block of inside) {
      const own = from.blocks[block]
      if (!own) continue
      const parent =
        own.parent.slot === undefined ? { node: id } : { ...own.parent, node: name(own.parent.node) }
      const slots =
        own.slots && Object.fromEntries(Object.entries(own.slots).map(([slot, ids]) => [slot, ids.map(name)]))
      blocks[name(block)] = { ...own, id: name(block), parent, ...(slots ? { slots } : {}) }
    }
    const { anchor, hidden, audience, name: title } = section
    sections[id] = {
      ...shown,
      id,
      blocks: shown.blocks.map(name),
      // Where it stands and who sees it is this page's business, its content the source's.
      ...(anchor === undefined ? {} : { anchor }),
      ...(hidden ? { hidden } : {}),
      ...(audience ? { audience } : {}),
      ...(title === undefined ? {} : { name: title }),
      source: section.source,
    }
  }
  return { ...document, sections, blocks }
}

import { readingOrder } from '../layout/reading-order.ts'
import { blockOf, sectionOf, type BlockId, type PageDocument, type SectionId } from '../nodes.ts'
import type { Patch } from '../patch.ts'

/**
 * Puts a block after another in the order the section is read (`null`: first). The section then
 * keeps its listed order; what was read by place until now is written down first.
 */
export function reorderReading(document: PageDocument, id: BlockId, after: BlockId | null): Patch[] {
  const block = blockOf(document, id)
  const section =
    block && block.parent.slot === undefined ? sectionOf(document, block.parent.node) : undefined
  if (!section || id === after) return []
  const order = readingOrder(document, section).map((held) => held.id)
  const others = order.filter((other) => other !== id)
  const index = after === null ? 0 : others.indexOf(after) + 1
  if (after !== null && index === 0) return []
  const wanted = [...others.slice(0, index), id, ...others.slice(index)]
  const patches: Patch[] = []
  if (section.reading !== 'list')
    patches.push({ op: 'set', node: section.id, path: ['reading'], value: 'list' })
  // Only what is out of turn moves.
  let list: readonly BlockId[] = section.blocks
  wanted.forEach((node, at) => {
    if (list[at] === node) return
    const previous = wanted[at - 1] ?? null
    patches.push({ op: 'move', node, parent: { node: section.id }, after: previous, at })
    const rest = list.filter((other) => other !== node)
    list = [...rest.slice(0, at), node, ...rest.slice(at)]
  })
  return patches
}

/** Lets a section be read by the places of its blocks again. */
export function resetReading(document: PageDocument, section: SectionId): Patch[] {
  return sectionOf(document, section)?.reading === 'list'
    ? [{ op: 'set', node: section, path: ['reading'], value: 'place' }]
    : []
}

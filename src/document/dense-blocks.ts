import { filledProps } from './block-props.ts'
import type { BlockRegistry } from './define-block.ts'
import { pageOrder } from './layout/reading-order.ts'
import type { Block, BlockId, PageDocument } from './nodes.ts'

/** Elements that the tables, code and markup of one page may be drawn as: about as many as all its other words. */
export const mostDense = 50_000

function elementsOf(block: Block, registry: BlockRegistry): number {
  const definition = registry.get(block.type)
  const dense = definition?.view.now()?.dense
  if (!definition || !dense || block.version > definition.version) return 0
  return dense.elements(filledProps(definition.fields, block.props))
}

const none: ReadonlySet<BlockId> = new Set()

/**
 * The blocks of a page whose letters stand there plainly: with them and those before them it would be more
 * elements than a page is drawn with, and one page would hold up all others. Mostly there are none.
 */
export function plainBlocks(document: PageDocument, registry: BlockRegistry): ReadonlySet<BlockId> {
  const counts = new Map<BlockId, number>()
  let all = 0
  for (const block of Object.values(document.blocks)) {
    const count = elementsOf(block, registry)
    if (count > 0) counts.set(block.id, count)
    all += count
  }
  if (all <= mostDense) return none
  const plain = new Set<BlockId>()
  let drawn = 0
  for (const { id } of pageOrder(document, registry)) {
    const count = counts.get(id) ?? 0
    if (drawn + count > mostDense) plain.add(id)
    else drawn += count
  }
  return plain
}

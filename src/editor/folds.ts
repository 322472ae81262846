import type { BlockRegistry } from '#document/define-block.ts'
import { blockOf, type BlockId, type PageDocument } from '#document/nodes.ts'
import type { Folds } from '#document/render/block-frame.tsx'
import { perItemSlots } from '#document/slots.ts'

/*
 * Items that open and shut (the rows of an accordion) are held open while something in them is edited, and
 * stay so until they are shut by hand: what one has just worked on does not go out of sight.
 */

/** Which items are held open or shut, by their block; of those open the last was opened last. */
export type FoldsByBlock = ReadonlyMap<BlockId, Folds>

/** The folds with an item open or shut; the same map when it is so already. */
export function withFold(folds: FoldsByBlock, block: BlockId, item: string, isOpen: boolean): FoldsByBlock {
  const known = folds.get(block)
  if (known?.get(item) === isOpen) return folds
  const items = new Map(known)
  // The last of the map is what was opened last.
  items.delete(item)
  return new Map(folds).set(block, items.set(item, isOpen))
}

/** What is selected, and written in. */
interface Edited {
  readonly selection: { readonly blocks: readonly BlockId[] }
  readonly text: { readonly block: BlockId; readonly path: readonly string[] } | null
  readonly folds: FoldsByBlock
}

/** The folds with every item open in which something is selected or written. */
export function unfoldedFor(document: PageDocument, view: Edited, registry: BlockRegistry): FoldsByBlock {
  let { folds } = view
  for (const id of view.selection.blocks) {
    const { node, slot } = blockOf(document, id)?.parent ?? {}
    if (node !== undefined && slot !== undefined) folds = withFold(folds, node, slot, true)
  }
  const { text } = view
  const [, list, item] = text?.path ?? []
  const block = text && blockOf(document, text.block)
  if (block && item !== undefined && perItemSlots(registry, block)?.perItem === list)
    folds = withFold(folds, block.id, item, true)
  return folds
}

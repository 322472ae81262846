import { blockOf, type BlockId, type BlockLook, type PageDocument } from '../nodes.ts'
import type { Patch } from '../patch.ts'

/** Sets parts of the look of blocks: ground, padding, corners, edge, shadow, motion. `undefined` resets one. */
export function setLook(
  document: PageDocument,
  blocks: readonly BlockId[],
  look: Partial<BlockLook>,
): Patch[] {
  return blocks.flatMap((node) =>
    blockOf(document, node)
      ? Object.entries(look).map(([key, value]): Patch => ({
          op: 'set',
          node,
          path: ['look', key],
          ...(value === undefined ? {} : { value }),
        }))
      : [],
  )
}

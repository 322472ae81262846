import type { BlockId, PageDocument } from '../nodes.ts'
import type { Patch } from '../patch.ts'
import { movableBlocks } from './grid.ts'

/** Takes blocks off the page with what is in their slots; locked ones stay. */
export function removeBlocks(document: PageDocument, blocks: readonly BlockId[]): Patch[] {
  return movableBlocks(document, blocks).map(({ id }) => ({ op: 'remove', node: id }))
}

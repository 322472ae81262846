import { type BlockDefinition, blockRegistry } from '#document/define-block.ts'
import { derived, point } from '#kernel/point.ts'

/** The types of blocks that documents are judged by, as areas above bring them. */
export const blocks = point<readonly BlockDefinition[]>('documents.blocks')

/** All of them, arranged for asking by type. */
export const blocksOf = derived(blocks, (lists) => blockRegistry(lists.flat()))

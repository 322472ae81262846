import { type BlockRegistry, blockRegistry } from '#document/define-block.ts'
import { type Late, late } from '#document/late.ts'
import { type Composed, derived } from '#kernel/point.ts'
import { blockSources } from './block-sources.ts'

/** Every type of block of the product, for screens that draw or judge pages. */
export const lateBlocks: (composed: Composed) => Late<BlockRegistry> = derived(blockSources, (sources) =>
  late(async () => blockRegistry((await Promise.all(sources.map((load) => load()))).flat())),
)

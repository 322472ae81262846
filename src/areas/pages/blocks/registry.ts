import { type BlockDefinition, type BlockRegistry, blockRegistry } from '#document/define-block.ts'
import { pageBlocks } from './index.ts'

let all: BlockRegistry = blockRegistry(pageBlocks)

/** Every block type that documents are judged and drawn by. */
export function blocks(): BlockRegistry {
  return all
}

/** Adds the blocks of the areas above; called once, when the program is put together. */
export function addBlocks(definitions: readonly BlockDefinition[]): void {
  all = blockRegistry([...pageBlocks, ...definitions])
}

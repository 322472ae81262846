import { type BlockDefinition, type BlockRegistry, blockRegistry } from '#document/define-block.ts'
import { pageBlocks } from './index.ts'

let all: BlockRegistry = blockRegistry(pageBlocks)

/** Every block type that documents are judged and drawn by. */
export function blocks(): BlockRegistry {
  return all
}

/** Has these blocks beside those that every site has: for areas above, none of which has any yet. */
export function addBlocks(definitions: readonly BlockDefinition[]): void {
  all = blockRegistry([...pageBlocks, ...definitions])
}

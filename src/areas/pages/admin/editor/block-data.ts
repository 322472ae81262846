import type { BlockRegistry } from '#document/define-block.ts'
import type { Block, BlockId, JsonObject, PageDocument } from '#document/nodes.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { type loadBlockData, mostLoaded } from '../../contract.ts'

/** What the loaders of a page's blocks brought, as the canvas draws them. */
export interface BlockData {
  /** What the loader brought for a block; undefined for one without. */
  get(this: void, block: BlockId): unknown
  /**
   * Asks for what blocks show that are new or are set otherwise. Of a line that fails, and for who may only look,
   * what is known stays.
   *
   * @returns whether anything else is known than before
   */
  load(this: void, documents: readonly (PageDocument | null)[]): Promise<boolean>
}

/**
 * The data of a page's blocks, nothing of it known yet.
 *
 * @param ask asks the server for the data of these
 */
export function blockData(
  ask: (blocks: InputOf<typeof loadBlockData>['blocks']) => Promise<OutputOf<typeof loadBlockData>>,
  registry: BlockRegistry,
): BlockData {
  const known = new Map<BlockId, unknown>()
  /** The props that a block's data was asked for by: another object for others. */
  const askedBy = new Map<BlockId, JsonObject>()
  const isWanted = ({ id, type, props }: Block) =>
    registry.get(type)?.loader !== undefined && askedBy.get(id) !== props
  return {
    get: (block) => known.get(block),
    async load(documents) {
      const all = documents.flatMap((one) => (one ? Object.values(one.blocks) : []))
      const wanted = all.filter(isWanted).slice(0, mostLoaded)
      if (wanted.length === 0) return false
      try {
        const blocks = wanted.map(({ id, type, props }) => ({ id, type, props }))
        const { data } = await ask(blocks)
        for (const { id, props } of wanted) {
          askedBy.set(id, props)
          if (Object.hasOwn(data, id)) known.set(id, data[id])
          else known.delete(id)
        }
        return true
      } catch {
        return false
      }
    },
  }
}

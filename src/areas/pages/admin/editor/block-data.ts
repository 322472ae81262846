import type { BlockRegistry } from '#document/define-block.ts'
import type { Block, BlockId, JsonObject, PageDocument } from '#document/nodes.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { type loadBlockData, mostLoaded } from '../../contract.ts'
import { PAGE, thingsLinked } from '../../links/things-linked.ts'

/** What the loaders of a page's blocks brought, as the canvas draws them. */
export interface BlockData {
  /** What the loader brought for a block; undefined for one without. */
  get(this: void, block: BlockId): unknown
  /** Path of a thing that is no page, which a link leads to; undefined where it is gone or not asked for yet. */
  address(this: void, kind: string, id: string): string | undefined
  /**
   * Asks for what blocks show that are new or are set otherwise, and for where new links lead. Of a line that fails, and for who may only look,
   * what is known stays.
   *
   * @param also what holds links besides the documents: the header
   * @returns whether anything else is known than before
   */
  load(this: void, documents: readonly (PageDocument | null)[], also?: unknown): Promise<boolean>
}

/**
 * The data of a page's blocks, nothing of it known yet.
 *
 * @param ask asks the server for the data of these
 */
export function blockData(
  ask: (
    asked: Pick<InputOf<typeof loadBlockData>, 'blocks' | 'links'>,
  ) => Promise<OutputOf<typeof loadBlockData>>,
  registry: BlockRegistry,
): BlockData {
  const known = new Map<BlockId, unknown>()
  /** The props that a block's data was asked for by: another object for others. */
  const askedBy = new Map<BlockId, JsonObject>()
  const isWanted = ({ id, type, props }: Block) =>
    registry.get(type)?.loader !== undefined && askedBy.get(id) !== props
  const nameOf = ({ kind, id }: { readonly kind: string; readonly id: string }) => `${kind}/${id}`
  /** Paths of things, undefined where they are gone; those that were asked for alone. */
  const paths = new Map<string, string | undefined>()
  return {
    get: (block) => known.get(block),
    address: (kind, id) => paths.get(nameOf({ kind, id })),
    async load(documents, also) {
      const all = documents.flatMap((one) => (one ? Object.values(one.blocks) : []))
      const wanted = all.filter(isWanted).slice(0, mostLoaded)
      const links = [...thingsLinked([documents, also])]
        .flatMap(([kind, ids]) => (kind === PAGE ? [] : [...ids].map((id) => ({ kind, id }))))
        .filter((one) => !paths.has(nameOf(one)))
        .slice(0, mostLoaded)
      if (wanted.length === 0 && links.length === 0) return false
      try {
        const blocks = wanted.map(({ id, type, props }) => ({ id, type, props }))
        const { data, addresses } = await ask({ blocks, links })
        for (const link of links) paths.set(nameOf(link), undefined)
        for (const { path, ...link } of addresses) paths.set(nameOf(link), path)
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

import { apply } from '#document/apply.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import { utf8Length } from '#document/json.ts'
import type { Block, PageDocument } from '#document/nodes.ts'
import { maxPatches, type InsertPatch, type Patch } from '#document/patch.ts'

/** Most bytes of patches in one save: what the server reads of one call, but for what goes with them. */
const mostBytes = 1_000_000

/** Most patches of texts in one save: each has the server go through all of its text. */
const mostTexts = 25

/** So many of the last patches are held back at most to end a save where the document is whole. */
const mostBack = 200

const bytesOf = (patch: Patch): number => utf8Length(JSON.stringify(patch)) + 1

/**
 * How many patches, from the first, go in one save: as many as the server takes, ending where the document
 * keeps its rules, for it is stored as it is then.
 *
 * @param document what they are made on
 */
export function firstSave(
  document: PageDocument,
  patches: readonly Patch[],
  registry: BlockRegistry,
): number {
  let bytes = 0
  let texts = 0
  let most = 0
  for (const patch of patches) {
    bytes += bytesOf(patch)
    if (patch.op === 'text') texts += 1
    if (most > 0 && (bytes > mostBytes || texts > mostTexts || most === maxPatches)) break
    most += 1
  }
  if (most === patches.length) return most
  for (let count = most; count > Math.max(0, most - mostBack); count -= 1)
    if (apply(document, patches.slice(0, count), registry).ok) return count
  return most
}

/** A block of a section with all that it holds, in the order they have there. */
function blocksBelow(root: Block, blocks: ReadonlyMap<string, Block>): Block[] {
  const held = Object.values(root.slots ?? {}).flat()
  return [root, ...held.flatMap((id) => blocks.get(id) ?? [])]
}

/** A new section that is too large for one save, as an empty one and its blocks, one after another. */
function inParts(patch: InsertPatch): readonly Patch[] {
  const { section, blocks } = patch.nodes
  if (!section || bytesOf(patch) <= mostBytes) return [patch]
  const byId = new Map(blocks.map((block) => [block.id as string, block]))
  return [
    { ...patch, nodes: { section: { ...section, blocks: [] }, blocks: [] } },
    ...section.blocks.flatMap((id, at): InsertPatch[] => {
      const root = byId.get(id)
      if (!root) return []
      const after = section.blocks[at - 1] ?? null
      return [{ op: 'insert', parent: root.parent, after, at, nodes: { blocks: blocksBelow(root, byId) } }]
    }),
  ]
}

/** Patches of which each fits into a save, with the same effect. */
export function fitting(patches: readonly Patch[]): readonly Patch[] {
  return patches.flatMap((patch) => (patch.op === 'insert' ? inParts(patch) : [patch]))
}

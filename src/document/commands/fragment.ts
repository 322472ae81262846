import {
  blockOf,
  descendantsOf,
  newNodeId,
  sectionOf,
  type Block,
  type BlockId,
  type NodeId,
  type PageDocument,
  type Section,
  type SectionId,
} from '../nodes.ts'

/** Nodes away from a page: on the clipboard, saved for later, in the library of designed sections. */
export interface Fragment {
  /** Names the format on the clipboard. */
  readonly portico: 1
  readonly sections: readonly Section[]
  /** Every block, roots and what they hold; of a root the parent means nothing. */
  readonly blocks: readonly Block[]
  /** The blocks that stand by themselves (none when there are sections). */
  readonly roots: readonly BlockId[]
}

function withHeld(document: PageDocument, id: NodeId): Block[] {
  return [id, ...descendantsOf(document, id)].flatMap((node) => blockOf(document, node) ?? [])
}

/** A copy of blocks with what is in their slots. One held by another that is copied comes with it. */
export function copyBlocks(document: PageDocument, ids: readonly BlockId[]): Fragment {
  const named = new Set(ids)
  const roots = [...named].filter((id) => {
    const block = blockOf(document, id)
    return block !== undefined && !(block.parent.slot !== undefined && named.has(block.parent.node))
  })
  return { portico: 1, sections: [], blocks: roots.flatMap((id) => withHeld(document, id)), roots }
}

/** A copy of sections with everything on them. */
export function copySections(document: PageDocument, ids: readonly SectionId[]): Fragment {
  const sections = [...new Set(ids)].flatMap((id) => sectionOf(document, id) ?? [])
  return {
    portico: 1,
    sections,
    blocks: sections.flatMap((section) =>
      descendantsOf(document, section.id).flatMap((id) => blockOf(document, id) ?? []),
    ),
    roots: [],
  }
}

/** Whether what came from a clipboard has the form of a fragment; what is in it is checked by the rules. */
export function isFragment(given: unknown): given is Fragment {
  if (typeof given !== 'object' || given === null) return false
  const { portico, sections, blocks, roots } = given as Record<string, unknown>
  const nodes = (list: unknown) =>
    Array.isArray(list) &&
    list.every((node: unknown) => typeof node === 'object' && node !== null && 'id' in node)
  return portico === 1 && nodes(sections) && nodes(blocks) && Array.isArray(roots)
}

/**
 * The same nodes under new names, so that they may stand beside the old. Items of lists keep their
 * ids: they are names within one block, and its slots go by them.
 */
export function withFreshIds(fragment: Fragment, newId: () => NodeId = newNodeId): Fragment {
  const names = new Map<NodeId, NodeId>()
  for (const node of [...fragment.sections, ...fragment.blocks]) names.set(node.id, newId())
  const name = (id: NodeId) => names.get(id) ?? id
  const known = (ids: readonly NodeId[]) => ids.filter((id) => names.has(id)).map(name)
  return {
    portico: 1,
    roots: fragment.roots.map(name),
    sections: fragment.sections.map((section) => {
      // Two places of one name on a page would be one too many.
      const { anchor: _, ...others } = section
      return { ...others, id: name(section.id), blocks: known(section.blocks) }
    }),
    blocks: fragment.blocks.map((block) => ({
      ...block,
      id: name(block.id),
      parent: { ...block.parent, node: name(block.parent.node) },
      ...(block.slots
        ? { slots: Object.fromEntries(Object.entries(block.slots).map(([slot, ids]) => [slot, known(ids)])) }
        : {}),
    })),
  }
}

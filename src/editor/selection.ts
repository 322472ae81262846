import {
  blockOf,
  descendantsOf,
  sectionHolding,
  sectionOf,
  type BlockId,
  type NodeId,
  type PageDocument,
  type SectionId,
} from '#document/nodes.ts'

/**
 * What is selected: blocks (the last one has the focus), or else a section itself. Nothing else names a
 * place on the page, so every action reads it.
 */
export interface Selection {
  readonly blocks: readonly BlockId[]
  /** The section selected itself, or the one the focused block stands in. */
  readonly section: SectionId | null
}

export const noSelection: Selection = { blocks: [], section: null }

/** Whether two selections are of the same nodes, in the same order. */
export const isSameSelection = (one: Selection, other: Selection): boolean =>
  one.section === other.section &&
  one.blocks.length === other.blocks.length &&
  one.blocks.every((id, index) => id === other.blocks[index])

/** The block that has the focus: the one selected last. */
export function focusOf(selection: Selection): BlockId | null {
  return selection.blocks.at(-1) ?? null
}

/** Whether the section itself is selected, not a block in it. */
export function isSectionSelected(selection: Selection): boolean {
  return selection.blocks.length === 0 && selection.section !== null
}

/** Exactly these blocks; a block inside another selected one is left out, since it goes along with it. */
export function selectBlocks(document: PageDocument, ids: readonly BlockId[]): Selection {
  const wanted = [...new Set(ids)].filter((id) => blockOf(document, id))
  const held = new Set(wanted.flatMap((id) => descendantsOf(document, id)))
  const blocks = wanted.filter((id) => !held.has(id))
  const last = blocks.at(-1)
  return { blocks, section: last === undefined ? null : (sectionHolding(document, last)?.id ?? null) }
}

export function selectSection(document: PageDocument, id: SectionId | null): Selection {
  return { blocks: [], section: id !== null && sectionOf(document, id) ? id : null }
}

/** Adds a block, or takes it out when it was in. */
export function toggleBlock(document: PageDocument, selection: Selection, id: BlockId): Selection {
  if (!selection.blocks.includes(id)) return selectBlocks(document, [...selection.blocks, id])
  const rest = selection.blocks.filter((other) => other !== id)
  return rest.length > 0 ? selectBlocks(document, rest) : selectSection(document, selection.section)
}

/** One step out: a block in a slot to the block that holds it, a block to its section, a section to nothing. */
export function selectOuter(document: PageDocument, selection: Selection): Selection {
  const id = focusOf(selection)
  if (id === null) return noSelection
  if (selection.blocks.length > 1) return selectSection(document, selection.section)
  const block = blockOf(document, id)
  if (block && block.parent.slot !== undefined) return selectBlocks(document, [block.parent.node])
  return selectSection(document, selection.section)
}

/** Every block that stands directly in a section. */
export function selectAllIn(document: PageDocument, id: SectionId): Selection {
  return selectBlocks(document, sectionOf(document, id)?.blocks ?? [])
}

/** The selection without what the document does not hold any more; the same object when nothing went. */
export function keepExisting(document: PageDocument, selection: Selection): Selection {
  const next =
    selection.blocks.length > 0
      ? selectBlocks(document, selection.blocks)
      : selectSection(document, selection.section)
  const kept =
    next.section === null && selection.section !== null ? selectSection(document, selection.section) : next
  return isSameSelection(kept, selection) ? selection : kept
}

/** The nodes from the page down to what has the focus, for the breadcrumb. */
export function trailOf(document: PageDocument, selection: Selection): readonly NodeId[] {
  const trail: NodeId[] = []
  if (selection.section !== null) trail.push(selection.section)
  const id = focusOf(selection)
  const block = id === null ? undefined : blockOf(document, id)
  if (!block) return trail
  if (block.parent.slot !== undefined) trail.push(block.parent.node)
  trail.push(block.id)
  return trail
}

/** The blocks a rectangle touches, for the marquee. Rectangles in one system of coordinates. */
export function touchedBy(
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  boxes: ReadonlyMap<
    BlockId,
    { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  >,
): BlockId[] {
  const found: BlockId[] = []
  for (const [id, box] of boxes) {
    if (
      box.x < area.x + area.width &&
      area.x < box.x + box.width &&
      box.y < area.y + area.height &&
      area.y < box.y + box.height
    )
      found.push(id)
  }
  return found
}

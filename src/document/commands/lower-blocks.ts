import { blocksOf, sectionOf, type PageDocument, type SectionId } from '../nodes.ts'
import type { Patch } from '../patch.ts'
import { setPlace } from './grid.ts'

/**
 * A page on which everything of one section stands some rows lower on the desktop, what is locked or hidden too, and
 * the patches that make it so: room above for what comes there.
 */
export function lowered(
  document: PageDocument,
  id: SectionId,
  rows: number,
): { readonly document: PageDocument; readonly patches: readonly Patch[] } {
  const section = sectionOf(document, id)
  if (!section || rows === 0) return { document, patches: [] }
  const moved = blocksOf(document, section).map((block) => ({
    ...block,
    place: { ...block.place, row: block.place.row + rows },
  }))
  return {
    document: {
      ...document,
      blocks: { ...document.blocks, ...Object.fromEntries(moved.map((block) => [block.id, block])) },
    },
    patches: moved.map(({ id: block, place }) => setPlace(block, place)),
  }
}

import type { BlockRegistry } from '../define-block.ts'
import { cellsAround, rowAfter } from '../layout/cells.ts'
import { blockOf, sectionOf, type BlockId, type PageDocument, type SectionId } from '../nodes.ts'
import { copyBlocks, copySections } from './fragment.ts'
import { byParent } from './grid.ts'
import { paste, type Pasted } from './paste.ts'

/** Copies blocks right below themselves, each on its own grid; what is there makes room. */
export function duplicateBlocks(
  document: PageDocument,
  ids: readonly BlockId[],
  registry: BlockRegistry,
): Pasted {
  const blocks = copyBlocks(document, ids).roots.flatMap((id) => blockOf(document, id) ?? [])
  const parts = byParent(blocks).map(({ parent, blocks: held }) => {
    const around = cellsAround(held.map((block) => block.place))
    const at = around && { column: around.column, row: rowAfter(around) }
    const fragment = copyBlocks(
      document,
      held.map((block) => block.id),
    )
    const after = held.at(-1)?.id
    return paste(document, { fragment, parent, ...(at ? { at } : {}), ...(after ? { after } : {}) }, registry)
  })
  return { patches: parts.flatMap((part) => part.patches), nodes: parts.flatMap((part) => part.nodes) }
}

/** Copies a section right after itself. */
export function duplicateSection(document: PageDocument, id: SectionId, registry: BlockRegistry): Pasted {
  if (!sectionOf(document, id)) return { patches: [], nodes: [] }
  return paste(document, { fragment: copySections(document, [id]), after: id }, registry)
}

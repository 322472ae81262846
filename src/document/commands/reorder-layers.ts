import type { BlockRegistry } from '../define-block.ts'
import { cellsOverlap } from '../layout/cells.ts'
import type { Occupant } from '../layout/make-room.ts'
import { blockOf, maxLayer, type BlockId, type PageDocument } from '../nodes.ts'
import type { Patch } from '../patch.ts'
import { occupantsOf, setPlace } from './grid.ts'

export type LayerMove = 'forward' | 'backward' | 'front' | 'back'

/**
 * Lifts or lowers a block among those it overlaps: by one of them, or above or below all. When there
 * is no layer left beneath, everything on the grid goes up by one. Nothing at the end of the way.
 */
export function reorderLayer(
  document: PageDocument,
  id: BlockId,
  move: LayerMove,
  registry: BlockRegistry,
): Patch[] {
  const block = blockOf(document, id)
  if (!block || block.locked) return []
  const others = occupantsOf(document, block.parent, registry).filter((other) => other.id !== id)
  const met = others.filter((other) => cellsOverlap(other.cells, block.place)).map((other) => other.layer)
  const { layer } = block.place
  const above = met.filter((other) => other > layer)
  const below = met.filter((other) => other < layer)
  switch (move) {
    case 'front':
      return above.length > 0 ? lift(document, id, Math.max(...above), met) : nudged(document, id, met, 1)
    case 'forward':
      return above.length > 0 ? lift(document, id, Math.min(...above), met) : nudged(document, id, met, 1)
    case 'back':
      return below.length > 0
        ? sink(document, id, Math.min(...below), met, others)
        : nudged(document, id, met, -1)
    case 'backward':
      return below.length > 0
        ? sink(document, id, Math.max(...below), met, others)
        : nudged(document, id, met, -1)
  }
}

/** With nothing above or below it, the layer itself is all that can change. */
function nudged(document: PageDocument, id: BlockId, met: readonly number[], by: 1 | -1): Patch[] {
  const block = blockOf(document, id)
  const layer = (block?.place.layer ?? 0) + by
  if (!block || met.length > 0 || layer < 0 || layer > maxLayer) return []
  return [setPlace(id, { ...block.place, layer })]
}

/** To the first layer above another that none of those it overlaps is on. */
function lift(document: PageDocument, id: BlockId, over: number, met: readonly number[]): Patch[] {
  const block = blockOf(document, id)
  let layer = over + 1
  while (met.includes(layer)) layer += 1
  return block && layer <= maxLayer ? [setPlace(id, { ...block.place, layer })] : []
}

function sink(
  document: PageDocument,
  id: BlockId,
  under: number,
  met: readonly number[],
  others: readonly Occupant[],
): Patch[] {
  const block = blockOf(document, id)
  if (!block) return []
  let layer = under - 1
  while (layer >= 0 && met.includes(layer)) layer -= 1
  if (layer >= 0) return [setPlace(id, { ...block.place, layer })]
  // No layer is free beneath: those from there up make one free.
  const raised = others.filter((other) => other.layer >= under)
  if (raised.some((other) => other.layer >= maxLayer)) return []
  return [
    ...raised.flatMap((other) => {
      const held = blockOf(document, other.id)
      return held ? [setPlace(other.id, { ...held.place, layer: held.place.layer + 1 })] : []
    }),
    setPlace(id, { ...block.place, layer: under }),
  ]
}

import type { BlockRegistry } from '../define-block.ts'
import { makeRoom } from '../layout/make-room.ts'
import { type Block, blockOf, sectionOf, type NodeId, type PageDocument } from '../nodes.ts'
import type { Patch } from '../patch.ts'
import { isGrid } from '../slots.ts'
import { occupantsOf, planPatches } from './grid.ts'

/**
 * Hides sections and blocks on the desktop or the phone, or shows them again. Where something else was
 * put in a hidden block's place meanwhile, that makes room when it comes back; several that come back
 * make room for each other.
 */
export function setHidden(
  document: PageDocument,
  nodes: readonly NodeId[],
  where: 'desktop' | 'phone',
  hidden: boolean,
  registry: BlockRegistry,
): Patch[] {
  const there = nodes.filter((node) => blockOf(document, node) ?? sectionOf(document, node))
  const set = there.map((node): Patch => ({
    op: 'set',
    node,
    path: ['hidden', where],
    ...(hidden ? { value: true } : {}),
  }))
  if (hidden || where === 'phone') return set
  const returning = there.flatMap((node): Block[] => {
    const block = blockOf(document, node)
    return block?.hidden?.desktop && isGrid(document, block.parent, registry) ? [block] : []
  })
  const grids = new Map(returning.map(({ parent }) => [`${parent.node}/${parent.slot ?? ''}`, parent]))
  return [
    ...set,
    ...[...grids.values()].flatMap((grid) => {
      const back = returning
        .filter(({ parent }) => parent.node === grid.node && parent.slot === grid.slot)
        .map(({ id, place }) => ({ id, cells: place, layer: place.layer }))
      const occupants = [...occupantsOf(document, grid, registry), ...back]
      return planPatches(document, makeRoom(occupants, new Map(back.map(({ id, cells }) => [id, cells]))))
    }),
  ]
}

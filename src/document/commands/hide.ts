import type { BlockRegistry } from '../define-block.ts'
import { makeRoom } from '../layout/make-room.ts'
import { blockOf, sectionOf, type NodeId, type PageDocument } from '../nodes.ts'
import type { Patch } from '../patch.ts'
import { isGrid } from '../slots.ts'
import { occupantsOf, planPatches } from './grid.ts'

/**
 * Hides a section or block on the desktop or the phone, or shows it again. Where something else was
 * put in a hidden block's place meanwhile, that makes room when it comes back.
 */
export function setHidden(
  document: PageDocument,
  node: NodeId,
  where: 'desktop' | 'phone',
  hidden: boolean,
  registry: BlockRegistry,
): Patch[] {
  const block = blockOf(document, node)
  if (!block && !sectionOf(document, node)) return []
  const set: Patch = { op: 'set', node, path: ['hidden', where], ...(hidden ? { value: true } : {}) }
  if (hidden || where === 'phone' || !block?.hidden?.desktop || !isGrid(document, block.parent, registry))
    return [set]
  const occupants = [
    ...occupantsOf(document, block.parent, registry),
    { id: node, cells: block.place, layer: block.place.layer },
  ]
  return [set, ...planPatches(document, makeRoom(occupants, new Map([[node, block.place]])))]
}

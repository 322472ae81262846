import { blockOf, sectionOf, type NodeId, type PageDocument } from '../nodes.ts'
import type { Patch } from '../patch.ts'

/** Locks nodes against being moved, resized or removed in the editor, or frees them. */
export function setLocked(document: PageDocument, nodes: readonly NodeId[], locked: boolean): Patch[] {
  return nodes
    .filter((node) => blockOf(document, node) ?? sectionOf(document, node))
    .map((node): Patch => ({ op: 'set', node, path: ['locked'], ...(locked ? { value: true } : {}) }))
}

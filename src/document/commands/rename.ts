import { blockOf, sectionOf, type NodeId, type PageDocument } from '../nodes.ts'
import type { Patch } from '../patch.ts'

/** Names a section or block in the layers list; an empty name gives it back its own. */
export function rename(document: PageDocument, node: NodeId, name: string): Patch[] {
  if (!blockOf(document, node) && !sectionOf(document, node)) return []
  const trimmed = name.trim().slice(0, 120)
  return [{ op: 'set', node, path: ['name'], ...(trimmed === '' ? {} : { value: trimmed }) }]
}

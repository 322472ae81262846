import { sectionOf, type PageDocument, type SectionId } from '../nodes.ts'
import type { Patch } from '../patch.ts'

/** Puts a section after another; `null` makes it the first. Nothing when it is there already. */
export function moveSection(document: PageDocument, node: SectionId, after: SectionId | null): Patch[] {
  const others = document.order.filter((id) => id !== node)
  if (!sectionOf(document, node) || node === after || (after !== null && !others.includes(after))) return []
  const now = document.order[document.order.indexOf(node) - 1] ?? null
  if (now === after) return []
  return [{ op: 'move', node, parent: 'page', after, at: after === null ? 0 : others.indexOf(after) + 1 }]
}

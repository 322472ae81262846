import { newSection, type Block, type PageDocument, type Section, type SectionId } from '../nodes.ts'
import type { Patch } from '../patch.ts'

export interface InsertSection {
  /** The section to come after; `null` is first, absent is last. */
  readonly after?: SectionId | null
  /** What differs from a new section; give its `id` to know it beforehand. */
  readonly section?: Partial<Section>
  /** Blocks that come with it (a designed section). */
  readonly blocks?: readonly Block[]
}

/** Puts a section on the page: an empty one, or one with what is on it. */
export function insertSection(document: PageDocument, given: InsertSection = {}): Patch[] {
  const after = given.after === undefined ? (document.order.at(-1) ?? null) : given.after
  const at = after === null ? 0 : document.order.indexOf(after) + 1
  const section = newSection(given.section)
  return [{ op: 'insert', parent: 'page', after, at, nodes: { section, blocks: given.blocks ?? [] } }]
}

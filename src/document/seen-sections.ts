import { descendantsOf, type Audience, type Block, type PageDocument, type Section } from './nodes.ts'

/** What is seen by somebody nobody knows: all but what is for members. */
export const strangerSees = (audience: Audience) => audience.kind !== 'members'

/** The document with only the sections someone sees; what is not for them is not in the bytes. */
export function seenSections(document: PageDocument, sees: (audience: Audience) => boolean): PageDocument {
  const shown = (section: Section | undefined): section is Section => {
    if (!section || (section.hidden?.desktop && section.hidden.phone)) return false
    return section.audience === undefined || sees(section.audience)
  }
  if (document.order.every((id) => shown(document.sections[id]))) return document
  const order = document.order.filter((id) => shown(document.sections[id]))
  const blocks: { [id: string]: Block } = {}
  const sections: { [id: string]: Section } = {}
  for (const id of order) {
    const section = document.sections[id]
    if (section) sections[id] = section
    for (const inner of descendantsOf(document, id)) {
      const block = document.blocks[inner]
      if (block) blocks[inner] = block
    }
  }
  return { ...document, order, sections, blocks }
}
